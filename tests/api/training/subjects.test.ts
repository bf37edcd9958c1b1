import { expect, it } from 'vitest';
import { GET } from '@/app/api/training/subjects/route';
import { storedBase } from '@/tests/support/knowledge/stored-base';
import { send } from '@/tests/support/send';
import { signedIn, storedCourse } from '@/tests/support/world';

it('finds bases by name and courses by code', async () => {
  const { bearer } = await signedIn('assessoria');
  const [base, course] = [await storedBase(), await storedCourse()];
  const found = async (search: string) =>
    (await send(GET, { path: `/training/subjects?search=${encodeURIComponent(search)}`, bearer })).body.items;
  expect(await found(base.name)).toEqual([{ subject: base.id, kind: 'base', name: base.name, code: null }]);
  expect(await found(course.code.toLowerCase())).toEqual([
    { subject: `curso_${course.code}`, kind: 'course', name: course.name, code: course.code },
  ]);
  expect(await found('nada-se-chama-assim')).toEqual([]);
});
