import { defineCommand } from '@/lib/access/define-command';
import { within } from '@/lib/access/reach';
import { schoolReach } from '../reach';
import { AiKeyMark } from '../schemas';

/** A part of saving or deleting the key, which lib/school-ai keeps: profiles tell from the school alone (§6). */
export const markAiKey = defineCommand({
  name: 'schools.mark-ai-key',
  may: 'school-ai:keep-key',
  input: AiKeyMark,
  target: ({ tx, actor, input: { schoolId } }) =>
    tx.school.findFirst({ where: { AND: [within(schoolReach, actor), { id: schoolId }] }, select: { id: true } }),
  run: ({ tx, target: { id }, input: { hasAiKey } }) =>
    tx.school.update({ where: { id }, data: { hasAiKey }, select: { id: true } }),
});
