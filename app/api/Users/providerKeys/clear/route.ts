import { serve } from '@/lib/access/serve';
import { clearProviderKeys } from '@/lib/accounts/commands/clear-provider-keys';
import { clearProviderKeysOp } from '@/lib/accounts/contract';
import { clearProviderKeysDoor } from './door';

export const POST = serve(clearProviderKeysOp, clearProviderKeys, clearProviderKeysDoor);
