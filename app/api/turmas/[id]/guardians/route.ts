import { serve } from '@/lib/access/serve';
import { exportGuardians } from '@/lib/class-life/commands/export-guardians';
import { exportGuardiansOp } from '@/lib/class-life/contract';

export const POST = serve(exportGuardiansOp, exportGuardians);
