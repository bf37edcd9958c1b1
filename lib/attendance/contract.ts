import { lessonTap } from '@/lib/lessons/contract';
import { operation } from '@/lib/platform/http/operation';
import type { takeAttendance } from './commands/take-attendance';

export const takeAttendanceOp = operation<typeof takeAttendance>(
  lessonTap('attendance', 'Who is in the lesson: one student or the whole class. Of two taps the later one stands'),
);
