import { defineCommand } from '@/lib/access/define-command';
import { studentImport } from '../parts/student-import';

export const undoStudentImport = defineCommand(studentImport.undoing);
