import { defineCommand } from '@/lib/access/define-command';
import { abilities } from '../abilities';
import { taughtLesson } from '../reach/lessons';
import { averagesOf } from '../rules/ratings';
import { schoolDay } from '../rules/school-day';
import { LessonRating, RatingSummary } from '../schemas/plans';

/** One rating a person and lesson: the second replaces the first. */
export const rateLesson = defineCommand({
  name: 'lesson-plans.rate',
  may: abilities['lesson:rate'],
  input: LessonRating,
  reply: RatingSummary,
  target: ({ tx, actor, input, now }) =>
    tx.lesson.findFirst({ where: taughtLesson(input.lessonCode, actor, schoolDay(now)), select: { id: true } }),
  run: async ({ tx, actor, target: { id: lessonId }, input: { lessonCode: _, ...rating } }) => {
    const written = { ...rating, schoolId: actor.schoolId };
    await tx.lessonRating.upsert({
      where: { lessonId_raterId: { lessonId, raterId: actor.id } },
      create: { lessonId, raterId: actor.id, ...written },
      update: written,
      select: { lessonId: true },
    });
    const counted = await tx.lessonRating.aggregate({
      where: { lessonId },
      _avg: { timeStars: true, contentStars: true },
      _count: true,
    });
    return { ...averagesOf(counted), own: rating };
  },
});
