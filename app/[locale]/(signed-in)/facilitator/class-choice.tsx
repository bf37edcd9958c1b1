import { useTranslations } from 'next-intl';
import { TabLinks } from '@/components/ui/tab-links';
import { links } from '@/lib/links';
import { KeepShownClass } from './keep-shown-class';

type Props = { classes: readonly { id: string; name: string }[]; shown: string };

/** From one own class to the next; the one that was looked at last is shown again. */
export function ClassChoice({ classes, shown }: Props) {
  const t = useTranslations('home.facilitator');
  return (
    <div className="mb-2 sm:mb-4">
      <TabLinks
        label={t('classes')}
        current={shown}
        oneRow
        items={classes.map(({ id, name }) => ({ key: id, label: name, href: links.facilitatorHome(id) }))}
      />
      <KeepShownClass id={shown} />
    </div>
  );
}
