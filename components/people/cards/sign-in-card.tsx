import { useTranslations } from 'next-intl';
import type { printCardsOp } from '@/lib/login-cards/contract';
import type { ReplyOf } from '@/lib/platform/http/operation';

type Props = { card: ReplyOf<typeof printCardsOp>['cards'][number]; className: string | null; day: string };

/** In millimeters on paper, whatever the letters' size: five of them fill the height of A4 between its margins. */
const onPaper = 'print:h-[52mm] print:gap-[3mm] print:p-[3mm] print:text-[9pt] print:leading-tight';

export function SignInCard({ card: { name, login, password, code }, className, day }: Props) {
  const t = useTranslations('cards.card');
  return (
    <li
      className={`flex min-w-0 items-center gap-4 border border-edge border-dashed bg-surface p-4 text-sm ${onPaper}`}
    >
      <svg
        role="img"
        aria-label={t('code', { name })}
        viewBox={`0 0 ${code.size} ${code.size}`}
        shapeRendering="crispEdges"
        className="size-32 shrink-0 print:size-[36mm]"
      >
        <rect width={code.size} height={code.size} fill="#fff" />
        <path d={code.path} fill="#000" />
      </svg>
      <div className="flex min-w-0 flex-col gap-1 print:gap-[1mm]">
        <p className="line-clamp-2 font-semibold text-base leading-snug wrap-anywhere print:text-[11pt]">{name}</p>
        {className && <p className="truncate text-ink-soft">{className}</p>}
        <p className="wrap-anywhere">
          {t('login')}: <code className="font-semibold">{login}</code>
        </p>
        {password && (
          <p className="wrap-anywhere">
            {t('password')}: <code className="font-semibold">{password}</code>
          </p>
        )}
        <p className="text-ink-soft print:text-[7.5pt]">{t('how')}</p>
        <p className="text-ink-soft print:text-[7.5pt]">{t('until', { day })}</p>
      </div>
    </li>
  );
}
