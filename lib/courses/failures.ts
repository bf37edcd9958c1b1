import { type Constraints, failuresOf } from '@/lib/platform/errors/failures';

export const failures = {
  'course.already-exists': 409,
  'course.has-modules': 409,
  'module.already-exists': 409,
  'module.in-use': 409,
  'unit.has-lessons': 409,
  'unit.three-at-most': 409,
  'unit.five-lessons-at-most': 409,
  'lesson.already-exists': 409,
  'lesson.in-use': 409,
} as const;

/** What a broken constraint of these tables means to the person who asked. */
export const constraints: Constraints<typeof failures> = {
  class_plans_lesson_id_fkey: 'lesson.in-use',
  class_plans_plan_id_fkey: 'lesson.in-use',
  classes_course_id_module_code_fkey: 'module.in-use',
  course_modules_course_id_code_key: 'module.already-exists',
  courses_code_key: 'course.already-exists',
  lessons_code_key: 'lesson.already-exists',
  module_authorisations_school_id_fkey: 'MODEL_NOT_FOUND',
};

const own = failuresOf(failures);

export const refuseUnless: typeof own.refuseUnless = own.refuseUnless;
