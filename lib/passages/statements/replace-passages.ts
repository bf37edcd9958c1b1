import type { Tx } from '@/lib/platform/db/client';
import { passageForm as form } from '../rules/form';
import { type PassageSource, type passageLocales, vocabularyOf } from '../rules/search';

/** All passages of one lesson or topic. */
export type PassagesOfSource = {
  source: PassageSource;
  sourceId: string;
  place?: string;
  /** In capitals. */
  codes?: readonly string[];
  passages: {
    /** Its place in the source, from 1. */
    position: number;
    locale: (typeof passageLocales)[number];
    title: string;
    heading: string;
    text: string;
    /** Canonical path without language, with the section's fragment. */
    address: string;
  }[];
};

/** In the form of today, and with every word known. */
export async function putPassages(tx: Tx, { source, sourceId, place = '', codes = [], passages }: PassagesOfSource) {
  await tx.passage.deleteMany({ where: { source, sourceId } });
  await tx.passage.createMany({
    data: passages.map((passage, at) => ({
      ...passage,
      source,
      sourceId,
      place,
      codes: at === 0 ? [...codes] : [],
      form,
    })),
  });
  const words = vocabularyOf(passages.flatMap(({ title, heading, text }) => [title, heading, text]));
  await tx.passageWord.createMany({ data: words.map((word) => ({ word })), skipDuplicates: true });
  return { count: passages.length };
}
