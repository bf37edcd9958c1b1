import { serve } from '@/lib/access/serve';
import { setLinkedPassword } from '@/lib/accounts/commands/set-linked-password';
import { setLinkedPasswordOp } from '@/lib/accounts/contract';
import { newPasswordDoor } from './door';

export const POST = serve(setLinkedPasswordOp, setLinkedPassword, newPasswordDoor);
