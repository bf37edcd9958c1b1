import { serve } from '@/lib/access/serve';
import { writeTopic } from '@/lib/training/commands/write-topic';
import { writeTopicOp } from '@/lib/training/contract/writing';

export const POST = serve(writeTopicOp, writeTopic);
