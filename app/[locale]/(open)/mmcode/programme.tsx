import { useTranslations } from 'next-intl';

export function Programme() {
  const t = useTranslations('openPages.mmcode');
  return (
    <div className="grid gap-6 sm:grid-cols-2">
      {(['how', 'rule'] as const).map((part) => (
        <section key={part}>
          <h2 className="text-2xl">{t(`${part}Title`)}</h2>
          <p className="mt-2 text-lg">{t(part)}</p>
        </section>
      ))}
    </div>
  );
}
