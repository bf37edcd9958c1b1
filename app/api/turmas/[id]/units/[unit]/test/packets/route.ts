import { serve } from '@/lib/access/serve';
import { receivePacket } from '@/lib/online-tests/commands/receive-packet';
import { receivePacketOp } from '@/lib/online-tests/contract';

export const POST = serve(receivePacketOp, receivePacket);
