import * as z from 'zod/mini';
import {
  askedWaysMax,
  passageLocales,
  passageSources,
  resultsPerPage,
  searchLengthMax,
  searchPagesMax,
} from './rules/search';

const source = z.enum(passageSources);

const NewPassage = z.object({
  /** Its place in the source, from 1. */
  position: z.int().check(z.minimum(1)),
  locale: z.enum(passageLocales),
  title: z.string().check(z.minLength(1)),
  heading: z._default(z.string(), ''),
  text: z.string(),
  /** Canonical path without language, with the section's fragment. */
  address: z.string().check(z.regex(/^\/(?!\/)/)),
});

/** All passages of one lesson or topic: those before are gone. */
export const PassagesOfSource = z.object({
  source,
  sourceId: z.uuid(),
  passages: z.array(NewPassage),
});

export const SourcesWithoutPassages = z.object({ source, sourceIds: z.array(z.uuid()) });

/** All ways in which people ask for some sections of a source: those before are gone. */
export const AskedWays = z.object({
  source,
  sourceId: z.uuid(),
  sections: z.array(
    z.object({
      /** The fragment of its address; empty for what stands first. */
      section: z.string().check(z.maxLength(200)),
      ways: z
        .array(z.string().check(z.trim(), z.minLength(1), z.maxLength(searchLengthMax)))
        .check(z.maxLength(askedWaysMax)),
    }),
  ),
});

/** Sources with another name, or on another page: a canonical path without language. */
export const MovedSources = z.object({
  source,
  moved: z.array(
    z.object({
      sourceId: z.uuid(),
      title: z.string().check(z.minLength(1)),
      page: z.string().check(z.regex(/^\/(?!\/)/)),
    }),
  ),
});

export const PassageSearch = z.object({
  search: z._default(z.string().check(z.trim(), z.maxLength(searchLengthMax)), ''),
  /** Whose passages stand first. */
  locale: z._default(z.enum(passageLocales), 'pt-BR'),
  page: z._default(z.coerce.number().check(z.int(), z.minimum(1), z.maximum(searchPagesMax)), 1),
});

const part = z.object({ text: z.string(), marked: z.boolean() });

const FoundPassage = z.object({
  source,
  title: z.array(part),
  heading: z.string(),
  excerpt: z.array(part),
  locale: z.enum(passageLocales),
  address: z.string(),
});

/** The best passage of each lesson and topic that was found. */
export const FoundPassages = z.object({
  items: z.array(FoundPassage),
  /** Of lessons and topics, as far as they were looked through. */
  total: z.int(),
  /** False when nothing holds the words as they were typed, so that near ones were taken. */
  exact: z.boolean(),
  page: z.int(),
  pageSize: z._default(z.int(), resultsPerPage),
});
