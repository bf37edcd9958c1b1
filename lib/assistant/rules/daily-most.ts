import type { Tipo } from '@/lib/access/actor';

/** Of one day: questions that a model answered, and pictures that it was shown. */
export type Used = { readonly questions: number; readonly images: number };

/** product.md §7. */
export const pupilMost: Used = { questions: 40, images: 10 };
/** Enough to prepare any lesson, too little to work through somebody's key. */
export const adultMost: Used = { questions: 200, images: 50 };

/**
 * An answer that failed gives its question back to the person's day and to the school's, so often a day: a model that is
 * away for a lesson costs nobody his questions, one that is broken for days costs its vendor's bill no more than this.
 */
export const givenBackMost = 20;

export function dailyMost(tipo: Tipo): Used {
  return tipo === 'aluno' ? pupilMost : adultMost;
}

/** Whether one more question, with so many pictures, is one too many. */
export function isUsedUp(tipo: Tipo, used: Used, images: number): boolean {
  const most = dailyMost(tipo);
  return used.questions >= most.questions || (images > 0 && used.images + images > most.images);
}
