import type { BulkWriter } from './bulk-writer';
import type { Random } from './random';

/** What chapters before have made, for those after them to refer to. */
export type LoadWorld = {
  readonly schoolCount: number;
  /** In the order of the schools' numbers, which begin at 1. */
  readonly schoolIds: string[];
  /** Who is at which school, in the same order; an advisor stands at the first of the schools that he oversees. */
  readonly people: SchoolPeople[];
  readonly courses: LoadCourse[];
  readonly lessons: LoadLesson[];
};

/** `address` is the path of its open page. */
export type LoadLesson = { readonly id: string; readonly name: string; readonly address: string };

export type LoadCourse = { readonly id: string; readonly code: string; readonly moduleCodes: string[] };

export type SchoolPeople = {
  readonly schoolId: string;
  readonly students: string[];
  readonly facilitators: string[];
  readonly advisors: string[];
};

export type Scene = { readonly world: LoadWorld; readonly random: Random; readonly writer: BulkWriter };

/** One part's rows. A chapter that needs more of an earlier one lets that one note it in the world. */
export type Chapter = {
  readonly name: string;
  /** The tables that it fills, by their ids; load data is found and removed by these. */
  readonly tables: readonly string[];
  /** Gives what the terminal says of it: how many of what. */
  readonly write: (scene: Scene) => Promise<string>;
};
