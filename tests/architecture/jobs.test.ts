import { expect, it } from 'vitest';
import { jobs } from '@/app/jobs';
import { messagesOf } from '@/lib/platform/i18n/messages';

it.each(['pt-BR', 'en'] as const)('gives every job a name for administrators (%s)', (locale) => {
  const words = Object.entries(messagesOf(locale).upkeep.jobs.kind).flatMap(([domain, kinds]) =>
    Object.keys(kinds).map((kind) => `${domain}.${kind}`),
  );
  expect(words.sort()).toEqual(jobs.map(({ name }) => name).sort());
});
