import { defineCommand } from '@/lib/access/define-command';
import { evolution } from '../parts/evolution-plan';

export const planEvolution = defineCommand(evolution.planning);
