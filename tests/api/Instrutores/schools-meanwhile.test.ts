import { expect, it } from 'vitest';
import { db } from '@/lib/platform/db/client';
import { linkFacilitator } from '@/lib/registrations/commands/link-facilitator';
import { unlinkFacilitator } from '@/lib/registrations/commands/unlink-facilitator';
import { updateFacilitator } from '@/lib/registrations/commands/update-facilitator';
import { facilitatorRecord } from '@/lib/registrations/queries/facilitator-record';
import { account, school, signedIn } from '@/tests/support/world';

/** An administrator opens the form of a facilitator of this school, and saves it after something happened. */
async function formOf(schoolId: string) {
  const { actor: admin } = await signedIn('admin');
  const { id, login } = await account('instrutor', schoolId);
  const { schools, classes: _, mayKeep: __, login: ___, email, ...opened } = await facilitatorRecord(admin, { id });
  const save = () =>
    updateFacilitator(admin, {
      ...opened,
      email: email ?? `${login}@school.example`,
      schoolIds: schools.map((each) => each.id),
    });
  const worksAt = async () =>
    (await db().schoolLink.findMany({ where: { accountId: id } })).map((link) => link.schoolId).sort();
  return { id, login, save, worksAt };
}

it("an administrator's older form does not end the work at a school that linked the facilitator meanwhile", async () => {
  const [own, other] = [await school(), await school()];
  const { login, save, worksAt } = await formOf(own.id);
  const { actor: escola } = await signedIn('escola', other.id);
  await linkFacilitator(escola, { identifier: login });
  await expect(save()).rejects.toMatchObject({ code: 'request.changed-meanwhile' });
  expect(await worksAt()).toEqual([own.id, other.id].sort());
});

it("an administrator's older form opens no school again to who works there no longer", async () => {
  const own = await school();
  const { id, save, worksAt } = await formOf(own.id);
  const { actor: escola } = await signedIn('escola', own.id);
  await unlinkFacilitator(escola, { id, schoolId: own.id });
  await expect(save()).rejects.toMatchObject({ code: 'request.changed-meanwhile' });
  expect(await worksAt()).toEqual([]);
});
