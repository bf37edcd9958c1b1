/** What is printed of a persistence certificate. */
export type Certificate = {
  id: string;
  unit: number;
  at: string;
  name: string;
  schoolName: string;
  className: string;
  courseName: string;
  moduleName: string;
  /** One absence was forgiven: it says so. */
  isForgiving: boolean;
  facilitators: string[];
};
