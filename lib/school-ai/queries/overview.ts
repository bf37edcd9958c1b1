import * as z from 'zod/mini';
import { defineQuery } from '@/lib/access/define-query';
import { within } from '@/lib/access/reach';
import { schoolDay } from '@/lib/lesson-plans/rules/school-day';
import { paged } from '@/lib/platform/db/paged';
import { masterKeys } from '@/lib/platform/secrets/master-keys';
import { folded } from '@/lib/platform/text/folded';
import { abilities } from '../abilities';
import { schoolAiReach } from '../reach';
import { answeringNow, daysBefore, schoolsPerPage, shownDays } from '../rules';
import { SchoolAiRef } from '../schemas';
import { modelFor } from './model-for';
import { settingsOf, settingsShown } from './settings';

/** Everything that the screen shows; of the key only its last four. */
export const schoolAssistant = defineQuery({
  name: 'school-ai.overview',
  may: abilities['school-ai:read'],
  input: SchoolAiRef,
  run: async ({ db, actor, input: { schoolId }, now }) => {
    const days = daysBefore(schoolDay(now));
    const school = await db.school.findFirst({
      where: within(schoolAiReach, actor, { id: schoolId }),
      select: {
        name: true,
        aiSettings: { select: settingsShown },
        aiKey: { select: { lastFour: true, baseUrl: true, model: true, seesImages: true, updatedAt: true } },
        aiUse: { where: { day: { gte: days.at(-1) ?? now } }, take: shownDays },
      },
    });
    if (!school) return null;
    const usedOn = new Map(school.aiUse.map(({ day, answers, tokens }) => [day.getTime(), { answers, tokens }]));
    const use = days.map((day) => ({
      day: day.toISOString().slice(0, 10),
      ...(usedOn.get(day.getTime()) ?? { answers: 0, tokens: 0 }),
    }));
    const settings = settingsOf(schoolId, school.aiSettings);
    const today = { answers: use[0]?.answers ?? 0, most: settings.dailyAnswersMax };
    return {
      schoolName: school.name,
      settings,
      key: school.aiKey && { ...school.aiKey, updatedAt: school.aiKey.updatedAt.toISOString() },
      use,
      answering: answeringNow((await modelFor(schoolId))?.source, today),
      mayKeepKeys: masterKeys().current !== null,
    };
  },
});

/** The schools that an administrator may open, by name. */
export const schoolsToChoose = defineQuery({
  name: 'school-ai.schools',
  may: abilities['school-ai:choose'],
  input: z.object({ search: z.string().check(z.maxLength(100)), page: z.int().check(z.gte(1)) }),
  run: async ({ db, actor, input: { search, page } }) => {
    const where = within(schoolAiReach, actor, { searchKey: { contains: folded(search) } });
    const select = { id: true, name: true, city: true, state: true, hasAiKey: true } as const;
    return paged(
      { page, pageSize: schoolsPerPage },
      (window) => db.school.findMany({ where, orderBy: [{ searchKey: 'asc' }, { id: 'asc' }], select, ...window }),
      () => db.school.count({ where }),
    );
  },
});
