import { serve } from '@/lib/access/serve';
import { defineSkills } from '@/lib/courses/commands/define-skills';
import { defineSkillsOp } from '@/lib/courses/contract/lessons';

export const PUT = serve(defineSkillsOp, defineSkills);
