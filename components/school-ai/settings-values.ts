export type Settings = {
  schoolId: string;
  revision: number;
  contactName: string;
  contactEmail: string;
  dailyAnswersMax: number;
  speechForStudents: boolean;
};

export type SettingsValues = {
  contactName: string;
  contactEmail: string;
  dailyAnswersMax: string;
  speechForStudents: boolean;
};

export const shownFields = ['contactName', 'contactEmail', 'dailyAnswersMax', 'speechForStudents'] as const;

export function settingsValues({ schoolId: _, revision: __, ...settings }: Settings): SettingsValues {
  return { ...settings, dailyAnswersMax: String(settings.dailyAnswersMax) };
}

export function settingsInput(values: SettingsValues) {
  const typed = values.dailyAnswersMax.trim();
  // An empty field is no number: nothing would be a limit of none.
  return { ...values, dailyAnswersMax: typed === '' ? Number.NaN : Number(typed) };
}
