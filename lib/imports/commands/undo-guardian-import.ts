import { defineCommand } from '@/lib/access/define-command';
import { guardianImport } from '../parts/guardian-import';

export const undoGuardianImport = defineCommand(guardianImport.undoing);
