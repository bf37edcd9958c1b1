/** What was asked, word for word; nobody is named. */
export function Examples({ questions, label }: { questions: readonly string[]; label: string }) {
  if (questions.length === 0) return null;
  return (
    <ul aria-label={label} className="mt-2.5 grid gap-2">
      {questions.map((question) => (
        <li key={question} className="rounded-md border-brand-edge border-s-4 bg-sunken/60 px-3 py-1.5 wrap-anywhere">
          <q>{question}</q>
        </li>
      ))}
    </ul>
  );
}
