import { useTranslations } from 'next-intl';

type Words = Parameters<ReturnType<typeof useTranslations<'upkeep.jobs'>>>[0];

/** In words; a job of an earlier version, which has none any more, by its name. */
export function JobName({ name }: { name: string }) {
  const t = useTranslations('upkeep.jobs');
  return t.has(`kind.${name}` as Words) ? t(`kind.${name}` as Words) : <code>{name}</code>;
}
