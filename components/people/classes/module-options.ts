'use client';

import { useTranslations } from 'next-intl';
import type { SelectOption } from '@/components/ui/select';
import type { ClassType } from '@/lib/classes/rules';
import { moduleDisplayName } from '@/lib/courses/rules';
import { mayTake, type Offers } from './offers';

/** The modules of a course; one in development says when it is expected, and waits for a test class. */
export function useModuleOptions(offers: Offers, courseCode: string, type: ClassType): SelectOption[] {
  const t = useTranslations('classes.form');
  const course = offers.courses.find(({ code }) => code === courseCode);
  return (course?.modules ?? []).map((module) => {
    const { code, expectedOn, status } = module;
    const name = `${moduleDisplayName(course?.family ?? 'other', code)} · ${module.name}`;
    const coming = expectedOn
      ? t('expected', { name, day: new Date(`${expectedOn}T12:00:00`) })
      : t('inDevelopment', { name });
    return { value: code, label: status === 'released' ? name : coming, disabled: !mayTake(type, module) };
  });
}
