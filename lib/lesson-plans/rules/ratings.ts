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
