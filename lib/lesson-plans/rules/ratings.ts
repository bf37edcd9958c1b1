/** Under three stars the content team must read why (§5, §9). */
const starsWithoutReason = 3;

export const stars = [1, 2, 3, 4, 5] as const;

type Rated = { timeStars: number; contentStars: number };

export function needsReason({ timeStars, contentStars }: Rated): boolean {
  return Math.min(timeStars, contentStars) < starsWithoutReason;
}

export function isReasoned(rating: Rated & { observation: string }): boolean {
  return !needsReason(rating) || rating.observation.trim() !== '';
}

/** Of fewer an average is what one of them thinks (classroom-rules 7). */
export const ratingsToAverage = 3;

type Counted = { _count: number; _avg: { timeStars: number | null; contentStars: number | null } };

/** How many rated a lesson, and what they think on average once it is nobody's own word. */
export function averagesOf({ _count: count, _avg }: Counted) {
  const isTold = count >= ratingsToAverage;
  return {
    count,
    timeAverage: isTold ? _avg.timeStars : null,
    contentAverage: isTold ? _avg.contentStars : null,
  };
}
