import { useTranslations } from 'next-intl';
import type * as z from 'zod/mini';
import { Markdown } from '@/components/markdown/markdown';
import { AppLink } from '@/components/ui/app-link';
import { Card } from '@/components/ui/card';
import { Icon, type IconName } from '@/components/ui/icon';
import type { ModulePlans } from '@/lib/lesson-plans/schemas/modules';

type Plans = z.infer<typeof ModulePlans>;

const icons = { image: 'image', file: 'file', video: 'play' } as const satisfies Record<string, IconName>;

/** What helps to prepare the module as a whole: never on the open pages but for the tips and the summary. */
export function ModuleSupport({ module, support }: Pick<Plans, 'module' | 'support'>) {
  const t = useTranslations('lessonPlans.module');
  return (
    <div className="grid min-w-0 gap-4">
      {module.summary && (
        <Card title={t('summary')}>
          <Markdown text={module.summary} idPrefix="summary" />
        </Card>
      )}
      {support.length > 0 && (
        <Card title={t('support')}>
          <ul className="-my-2">
            {support.map(({ kind, title, address }) => (
              <li key={address}>
                <AppLink
                  href={address}
                  target="_blank"
                  className="flex min-h-11 items-center gap-2 underline underline-offset-4"
                >
                  <Icon name={icons[kind]} label={t(`supportKind.${kind}`)} />
                  {title}
                </AppLink>
              </li>
            ))}
          </ul>
        </Card>
      )}
      {module.guardianTips && (
        <Card title={t('guardianTips')}>
          <Markdown text={module.guardianTips} idPrefix="tips" />
        </Card>
      )}
    </div>
  );
}
