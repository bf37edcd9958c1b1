import type { ClassType } from '@/lib/classes/rules';

type Offered = { status: 'inDevelopment' | 'released'; durationType: 'short' | 'long' | 'selfStudy' };

export type ModuleRefusal = 'class.module-in-development' | 'class.module-of-self-study';

/** Why a class of this type may not take a module that the school may use. */
export function moduleRefusal(type: ClassType, { status, durationType }: Offered): ModuleRefusal | undefined {
  if (status === 'inDevelopment' && type !== 'test') return 'class.module-in-development';
  if (durationType === 'selfStudy' && (type === 'regular' || type === 'provider')) return 'class.module-of-self-study';
  return undefined;
}

/** What stands at the place after a class's module in its course. */
export type NextModule = { status: 'inDevelopment' | 'released'; isAuthorised: boolean };

export type NextRefusal = 'next-module-missing' | 'next-module-in-development' | 'next-module-not-authorised';

/** Why a class cannot go on to it, all of it at once: keys of the messages `fields`, because a plan says it. */
export function nextModuleRefusals(next: NextModule | null, type: ClassType): NextRefusal[] {
  if (!next) return ['next-module-missing'];
  return [
    ...(next.status === 'inDevelopment' && type !== 'test' ? (['next-module-in-development'] as const) : []),
    ...(next.isAuthorised ? [] : (['next-module-not-authorised'] as const)),
  ];
}
