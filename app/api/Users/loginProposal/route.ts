import { serve } from '@/lib/access/serve';
import { loginProposalOp } from '@/lib/accounts/contract/logins';
import { loginProposal } from '@/lib/accounts/queries/logins';

export const GET = serve(loginProposalOp, loginProposal);
