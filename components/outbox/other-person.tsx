import { useTranslations } from 'next-intl';
import { buttonClasses } from '@/components/ui/button-classes';
import { Dialog } from '@/components/ui/dialog';
import type { Tipo } from '@/lib/access/actor';
import { homes } from '@/lib/access/areas';

type Props = { username: string; tipo: Tipo; count: number; open: boolean };

/** Somebody else has signed in on this page: nothing of the first is theirs, and the page is not either. */
export function OtherPerson({ username, tipo, count, open }: Props) {
  const t = useTranslations('outbox.signIn');
  return (
    <Dialog
      open={open}
      onClose={() => undefined}
      mustAnswer
      width="sm"
      title={t('otherTitle', { username })}
      actions={
        // The whole page anew: what stands here is the other person's.
        <a className={buttonClasses({ variant: 'primary' })} href={homes[tipo]}>
          {t('goOn')}
        </a>
      }
    >
      <p>{t('otherText', { count })}</p>
    </Dialog>
  );
}
