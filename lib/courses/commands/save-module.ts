import { defineCommand } from '@/lib/access/define-command';
import { refuseUnless } from '@/lib/platform/errors/failures';
import { moduleDetail, wholeModule } from '../queries/modules';
import { arePlaces, expectedDate } from '../rules';
import { ModuleData } from '../schemas/modules';
import { nameContentImage } from './name-content-image';
import { setGlossary } from './set-glossary';
import { setModuleParts } from './set-module-parts';
import { setSupport } from './set-support';

/** A part of creating and of updating: the module's own columns and everything that it lists. */
export const saveModule = defineCommand({
  name: 'courses.save-module',
  may: 'module:update',
  input: ModuleData,
  target: ({ tx, input: { moduleId } }) =>
    tx.courseModule.findUnique({ where: { id: moduleId }, select: { id: true, notebookCoverUrl: true } }),
  run: async ({ tx, actor, input: { moduleId, parts, glossary, support, ...data }, target }) => {
    const expectedOn = expectedDate(data);
    refuseUnless(data.status === 'released' || expectedOn !== null, 'request.invalid', {
      fields: [{ path: 'expectedOn', code: 'required' }],
    });
    refuseUnless(arePlaces(parts), 'request.invalid', { fields: [{ path: 'parts', code: 'wrong-value' }] });
    const cover = data.notebookCoverUrl;
    if (cover && cover !== target.notebookCoverUrl) await nameContentImage.inside(tx, actor, { address: cover });
    await tx.courseModule.update({
      where: { id: moduleId },
      data: { ...data, expectedOn: expectedOn && new Date(expectedOn), revision: { increment: 1 } },
      select: { id: true },
    });
    await setModuleParts.inside(tx, actor, { moduleId, parts });
    await setGlossary.inside(tx, actor, { moduleId, glossary });
    await setSupport.inside(tx, actor, { moduleId, support });
    return moduleDetail(await tx.courseModule.findUniqueOrThrow({ where: { id: moduleId }, include: wholeModule }));
  },
});
