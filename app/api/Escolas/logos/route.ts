import { serve } from '@/lib/access/serve';
import { storeSchoolLogo } from '@/lib/schools/commands/store-school-logo';
import { uploadSchoolLogoOp } from '@/lib/schools/contract';

export const POST = serve(uploadSchoolLogoOp, storeSchoolLogo);
