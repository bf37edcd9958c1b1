import { defineCommand } from '@/lib/access/define-command';
import { studentPasswords } from '../parts/student-import';

export const prepareStudentImport = defineCommand(studentPasswords);
