import { expect, it } from 'vitest';
import { applied, checked, exported, opened, withDocument } from '@/tests/support/course-archive';
import { courseContent } from '@/tests/support/course-content';
import { editor } from '@/tests/support/editor';

it('an import is answered as before where the same comes again, because the first answer was lost', async () => {
  const admin = await editor();
  const { course } = await courseContent();
  const zip = await exported(admin, course.code);
  const { document } = opened(zip);
  document.course.name = 'Outro nome';
  const { body, fileId } = await checked(admin, withDocument(zip, document));
  const headers = { 'idempotency-key': `import-${course.code}` };
  const once = () => applied(admin, { fileId, basis: body.basis }, headers);
  const first = await once();
  expect(first).toMatchObject({ status: 200, body: { changedCount: 1 } });
  expect(await once()).toMatchObject({ status: 200, body: first.body });
});
