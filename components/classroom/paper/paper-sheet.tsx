import { useTranslations } from 'next-intl';
import { useLongDay } from '@/components/ui/dated-sentence';
import type { Desk } from '@/lib/classroom/schemas/desk';

const figures = Array.from({ length: 11 }, (_, figure) => figure);
const registerLetters = ['P', 'F', 'J', 'R'];

/** In millimeters, whatever the letters' size: thirty rows and their head fill one A4 between its margins. */
const row = 'h-[7mm] border border-black';
const head = 'border border-black px-[1mm] py-[0.5mm] text-center font-semibold';

/** The roster of a lesson to write on. Only paper shows it. */
export function PaperSheet({ desk }: { desk: Desk }) {
  const t = useTranslations('paper.sheet');
  const longDay = useLongDay();
  const { lesson, pupils } = desk;
  return (
    <div className="hidden text-black leading-tight print:block print:text-[9pt]">
      <p className="flex justify-between gap-[4mm] text-[10pt]">
        <strong>{desk.class.name}</strong>
        <span>{longDay(lesson.startedAt ?? desk.at)}</span>
      </p>
      <p className="mb-[1mm] font-semibold text-[12pt]">{t('lesson', { number: lesson.number, name: lesson.name })}</p>
      <p className="mb-[2mm] text-[8pt]">{t('key')}</p>
      <table className="w-full border-collapse">
        <thead>
          <tr>
            <th className={head}>{t('number')}</th>
            <th className={`${head} text-start`}>{t('name')}</th>
            <th className={head}>{t('attendance')}</th>
            <th className={head}>{t('slider')}</th>
            <th className={head}>{t('value')}</th>
          </tr>
        </thead>
        <tbody>
          {pupils.map(({ id, name }, index) => (
            <tr key={id} className="break-inside-avoid">
              <td className={`${row} w-[7mm] text-center`}>{index + 1}</td>
              <td className={`${row} px-[1.5mm]`}>
                <span className="line-clamp-2 text-[8pt] leading-none">{name}</span>
              </td>
              <td className={`${row} w-[34mm]`}>
                <span className="flex justify-around">
                  {registerLetters.map((letter) => (
                    <span key={letter} className="size-[4.8mm] border border-black text-center leading-[4.6mm]">
                      {letter}
                    </span>
                  ))}
                </span>
              </td>
              <td className={`${row} w-[62mm]`}>
                <span className="flex justify-around">
                  {figures.map((figure) => (
                    <span key={figure}>{figure}</span>
                  ))}
                </span>
              </td>
              <td className={`${row} w-[16mm]`} />
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}
