import { defineCommand, noTarget } from '@/lib/access/define-command';
import { refuseUnless } from '@/lib/platform/errors/failures';
import { repeatedTerm } from '../rules';
import { ModuleGlossary } from '../schemas/modules';

export const setGlossary = defineCommand({
  name: 'courses.set-glossary',
  may: 'module:update',
  input: ModuleGlossary,
  target: noTarget,
  run: async ({ tx, input: { moduleId, glossary } }) => {
    const repeated = repeatedTerm(glossary);
    refuseUnless(repeated < 0, 'request.invalid', {
      fields: [{ path: `glossary.${repeated}.term`, code: 'term-repeated' }],
    });
    await tx.glossaryTerm.deleteMany({ where: { moduleId } });
    return tx.glossaryTerm.createMany({ data: glossary.map((each) => ({ moduleId, ...each })) });
  },
});
