import { defineCommand } from '@/lib/access/define-command';
import { studentImport } from '../parts/student-import';

export const applyStudentImport = defineCommand(studentImport.applying);
