/** The years of Brazilian basic education, in their order. */
export const schoolYears = [
  'EF1',
  'EF2',
  'EF3',
  'EF4',
  'EF5',
  'EF6',
  'EF7',
  'EF8',
  'EF9',
  'EM1',
  'EM2',
  'EM3',
] as const;

export const studentsPerPage = 20;

/** Counting a hundred thousand would cost more than the page itself: nobody turns so many pages, who looks for one narrows. */
const countedAhead = 1000;
/** A search would read each row that it counts, where a filter reads an index alone: it says that there are more. */
const foundAhead = 1;

/** How many are counted at most where this page is read: always more than were read, so that who takes all goes on. */
export function studentsCountedMax({ page, search }: { page: number; search: string }): number {
  return page * studentsPerPage + (search ? foundAhead : countedAhead);
}
