import * as z from 'zod/mini';
import { pupilsMax } from '@/lib/classes/rules';
import { lessonPlace, tapTime } from '@/lib/lessons/schemas';
import { sliderStep } from './rules';

const slider = z.int().check(z.minimum(0), z.maximum(100), z.multipleOf(sliderStep));
const percent = z.int().check(z.minimum(0), z.maximum(100));

export const SliderTap = z.object({ ...lessonPlace, at: tapTime, percent: slider });

export const KeyedSliders = z.object({
  ...lessonPlace,
  at: tapTime,
  sliders: z.array(z.object({ studentId: z.uuid(), percent: slider })).check(z.minLength(1), z.maxLength(pupilsMax)),
});

/** None takes the value back. */
export const ValueTap = z.object({
  ...lessonPlace,
  at: tapTime,
  values: z
    .array(z.object({ studentId: z.uuid(), percent: z.nullable(percent) }))
    .check(z.minLength(1), z.maxLength(pupilsMax)),
});

export const Slider = z.object({ studentId: z.string(), percent: z.int(), late: z.boolean(), onPaper: z.boolean() });
export const Sliders = z.object({ sliders: z.array(Slider) });
export const Values = z.object({ values: z.array(z.object({ studentId: z.string(), percent: z.nullable(z.int()) })) });
