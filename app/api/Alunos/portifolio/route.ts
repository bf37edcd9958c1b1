import { serve } from '@/lib/access/serve';
import { studentPortfolioOp } from '@/lib/units/contract';
import { studentPortfolio } from '@/lib/units/queries/student-portfolio';

export const GET = serve(studentPortfolioOp, studentPortfolio);
