/** A leader and up to four colleagues (§4, classroom-rules 5). */
export const teamSizes = { least: 2, most: 5 };

/** No module has more projects. */
export const projectsMost = 4;

/** More pupils than a class has; a team of two each. */
export const teamsMost = 100;

/** Of a team's name, and of what one does in it. */
export const nameLengthMax = 60;
export const roleLengthMax = 60;

export const divisions = ['number', 'size'] as const;
export type Division = (typeof divisions)[number];

/** How many teams so many pupils can be in: none with more than five, and none alone where that can be. */
export function teamNumbers(pupils: number): { least: number; most: number } {
  const least = Math.ceil(pupils / teamSizes.most);
  return { least, most: Math.max(least, Math.floor(pupils / teamSizes.least)) };
}

/** Of teams of this size: a single pupil who is left joins another team, unless that makes six (classroom-rules 8.17). */
export function teamsOfSize(pupils: number, size: number): number {
  const joins = pupils % size === 1 && size < teamSizes.most;
  return joins && pupils > 1 ? Math.floor(pupils / size) : Math.ceil(pupils / size);
}

export function teamCount(pupils: number, { by, amount }: { by: Division; amount: number }): number {
  const { least, most } = teamNumbers(pupils);
  const wanted = by === 'size' ? teamsOfSize(pupils, amount) : amount;
  return Math.min(most, Math.max(least, wanted));
}

/** That differ by one at most, the bigger ones first. */
export function balancedSizes(pupils: number, teams: number): number[] {
  return Array.from({ length: teams }, (_, index) => Math.floor((pupils + teams - 1 - index) / teams));
}
