import { defineCommand } from '@/lib/access/define-command';
import { evolution } from '../parts/evolution-plan';

export const applyEvolution = defineCommand(evolution.applying);
