import { globSync } from 'node:fs';
import { basename, resolve } from 'node:path';
import { expect, it } from 'vitest';
import { mails } from '@/app/mails';
import type { MailTemplate } from '@/lib/platform/mail/define-mail';

/** One that is not registered would wait in the outbox until its last attempt. */
it('registers every mail of the domains, each named as its domain and file', async () => {
  const files = globSync('lib/*/mails/*.tsx');
  const written = await Promise.all(
    files.map(async (file) => {
      const exported = (await import(resolve(file))) as Record<string, MailTemplate>;
      const name = `${file.split('/')[1]}.${basename(file, '.tsx')}`;
      expect(Object.values(exported).map((template) => template.name)).toEqual([name]);
      return Object.values(exported);
    }),
  );
  expect(new Set(written.flat())).toEqual(new Set(mails));
  expect(files.length).toBeGreaterThan(0);
});
