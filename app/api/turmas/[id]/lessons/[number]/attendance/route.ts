import { serve } from '@/lib/access/serve';
import { takeAttendance } from '@/lib/attendance/commands/take-attendance';
import { takeAttendanceOp } from '@/lib/attendance/contract';

export const POST = serve(takeAttendanceOp, takeAttendance);
