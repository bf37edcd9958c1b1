import { personalMarks } from '@/lib/passages/rules/personal-marks';
import type { Told } from './told-spans';

const told = (pattern: string): RegExp => new RegExp(String.raw`(?<![\p{L}\d])${pattern}`, 'dgu');

/** Who asks what an illness is tells of nobody. */
const asked = String.raw`(?<!(?:o\s?q|o\s?que|que|what|whats)\s+)`;

/** Of somebody: what is told of an illness as such is a lesson's. */
const whose = `(?:tenho|tinha|tem|tinham|tive|teve|tomo|toma|tomava|tomei|tomou|estou|esta|to|tou|ta|tava|estava|fiquei|fico|ficou|peguei|pegou|sou|somos|somo|e|eh|nasceu|nasci|fui|foi|faco|faz|fazia|fiz|fez|uso|usa|usar|sofro|sofre|com|meu|minha|meus|minhas|dela|dele|por causa|faltei|falto|pq|porque|i have|i've|ive|i had|i am|i'm|im|he's|she's|hes|shes|i take|i was|he has|she has|has|have|had|got|get|takes|my|his|her|with)`;
const near = String.raw`(?:\s+[\p{L}\d]{1,14}){0,5}?\s+`;

const illness = String.raw`(?:t\.?d\.?a\.?h?\.?|tdh|tea|autis\p{L}*|autista|asperger|dislex\p{L}*|dislec\p{L}*|discalcul\p{L}*|adhd|autism|autistic|dyslex\p{L}*|epilep\p{L}*|convuls\p{L}*|seizures?|diabet\p{L}*|asma|asmatic\p{L}*|asthma|bronquite|rinite|sinusite|depress\p{L}*|deprecao|depressed|anxiety|ansiedade|crise de \p{L}+|panic attacks?|sindrome d[eo] \p{L}+|down syndrome|anorexi\p{L}*|bulimi\p{L}*|leucemia|leukemia|cancer|tumor|hiv|soropositiv[ao]|aids|sifilis|gravid[ao]|gravidez|pregnant|menstruad[ao]|endometriose|dengue|zika|chikungunya|covid\p{L}*|corona|catapora|chickenpox|sarampo|caxumba|coqueluche|meningite|hepatite|tuberculose|pneumonia|anemia\p{L}*(?: falciforme)?|esquizofreni\p{L}*|bipolar|borderline|t\.?o\.?c|tourette|tod|alergi\p{L}* (?:a|ao|de|to) \p{L}+|allergic to \p{L}+|intolerancia a \p{L}+|celiac\p{L}*|surd[ao]|deaf|ceg[ao]|blind|baixa visao|deficien\p{L}*(?: \p{L}+)?|cadeirante|cadeira de rodas|wheelchair|aparelho (?:no|de|d[oa]) ouvido|aparelho auditivo|hearing aids?|implante coclear|protese|marca ?passo|gastrite|ulcera|escoliose|enxaqueca|migraines?|insonia|miopia|astigmatismo|estrabismo|lupus|hemofili\p{L}*|cardi\p{L}*|sopro no coracao|problemas? (?:n[oa]s?|d[eo]s?|d[ao]s?) (?:coracao|rins?|pulmao|figado|coluna|cabeca|nervos?|visao|audicao|fala|vista|ouvido|tireoide|saude|pressao|intestino|estomago|bexiga)|(?:heart|hearing|vision|kidney|lung|speech) problems?|piolhos?|lice|conjuntivite|sarna|verminose|labirintite|obes\p{L}*|alcoolat\p{L}*|alcoolismo|drogad[ao]|dependente quimico|psoriase|dermatite|vitiligo|sonambul\p{L}*|gagueira|gago|stutter|fobia\p{L}*|automutila\p{L}*|alzheimer\p{L}*|parkinson\p{L}*|derrame|avc|infarto|stroke|heart attack|esclerose\p{L}*|paralisia\p{L}*|cerebral palsy|fibromialgia|artrite|reumatismo|hernia|apendicite|hipertensao|pressao alta|colesterol|tireoide|hipotireoidismo|refluxo|intoleran\p{L}* a \p{L}+|intolerant to \p{L}+|lactose|fenda palatina|labio leporino|hidrocefalia|microcefalia|x fragil|nanismo|albin\p{L}*|psicose|sindrome\p{L}*|syndrome|transtorno\p{L}*(?: d[eo] \p{L}+)?|disorder|tique\p{L}*|hiperativ\p{L}*|hyperactiv\p{L}*|dispraxia|disgrafia|daltoni\p{L}*|colou?r ?blind\p{L}*|glaucoma|catarata|retinopatia|diabetes|celiaca|crohn|colite|anemia falciforme|sickle cell\p{L}*|(?<=(?:tem|com|has|have)\s)down|colostomia|ostomia|cateter|traqueostomia|nebuliza\p{L}*|oxigenio em casa|gesso n[oa] \p{L}+|colete ortopedico|ortese|glicose (?:alta|baixa)|glicemia|hipoglicemia|trissomia|cystic fibrosis|fibrose cistica|arthritis|eczema|bronchitis|hemorroida|pedra na vesicula|bruxismo|apneia|insuficiencia \p{L}+|arritmia|marcapasso|pre ?diabet\p{L}*|calculo renal|pedra no rim|hepatic\p{L}*|transplant\p{L}*|tumores?|quimioterapia|radioterapia|chemo\p{L}*|fratura\p{L}*|concussao|concussion|burn ?out|tremor essencial|dor cronica|narcolepsia|laringite|trombose|altas habilidades|superdotad[ao]|broken (?:arm|leg|wrist|hand)|fever|flu|virose|infeccao|operad[ao] d[eo] \p{L}+|(?:cirurgia|operacao)(?: n[oa]s? \p{L}+| d[eoa]s? \p{L}+)?|surgery)(?: tipo \d| type \d)?(?![\p{L}\d])`;
const medicine = String.raw`(?:ritalina|ritalin|concerta|venvanse|vyvanse|fluoxetina|sertralina|escitalopram|paroxetina|rivotril|clonazepam|risperidona|quetiapina|aripiprazol|carbamazepina|depakene|acido valproico|valproato|gardenal|fenobarbital|insulina|insulin|metformina|imipramina|amitriptilina|litio|neuleptil|melatonina|bombinha|inhaler|corticoide|prednisolona|antidepressivo|calmante|ansiolitico|anticoncepcional|prozac|lexapro|epipen|albuterol|salbutamol|aerolin|seretide|berotec|omeprazol|prednisona|topiramato|lamotrigina|oxcarbazepina|haldol|haloperidol|bupropiona|diazepam|atomoxetina|lisdexanfetamina|metilfenidato|methylphenidate|levotiroxina|puran|lantus|novorapid|hidroxiureia|warfarina|strattera|lorazepam|xanax|valium|benzetacil|adderall|zoloft)(?: \d+(?: ?mg)?)?(?![\p{L}\d])`;
const belief = String.raw`(?:testemunhas? de jeova|evangelic[ao]s?|crentes?|catolic[ao]s?|espirita|umband\p{L}*|candomble\p{L}*|macumb\p{L}*|muculman[ao]s?|muslim|judeu|judia|jewish|mormons?|adventistas?|ateu|atheist|budista|assembleia de deus|d[oe] santo|do axe|de terreiro|congregacao crista|jehovah'?s? witness\p{L}*|venezuelan[ao]s?|venezolan[ao]s?|haitian[ao]s?|bolivian[ao]s?|paraguai[oa]s?|peruan[oa]s?|colombian[oa]s?|chines(?:a|es)?|siri[oa]s?|angolan[oa]s?|cuban[oa]s?|refugiad[ao]s?|refugee|indigena|quilombola|cigan[ao]s?|gay|lesbica|bissexual|trans|lgbt\p{L}*|nao binari[ao])(?![\p{L}\d])`;

/** What ails somebody, what is taken for it, and what somebody believes in or is. */
export const toldHealth: readonly Told[] = [
  [
    told(`${asked}${whose}${near}(?<!(?:sobre|about|contra|d[aeo] tema)\\s(?:o |a )?)(${illness})`),
    personalMarks.health,
  ],
  // Of these nobody speaks but of somebody, unless it is what a work is about.
  [
    told(
      String.raw`(?<!(?:o\s?q|o\s?que|que|what)\s+(?:e|eh|is)\s+(?:o |a )?|(?:sobre|projeto d[aeo]|pesquisa d[aeo]|trabalho d[aeo]|campanha d[aeo]|cartaz d[aeo]|casos d[aeo]|combate a|about)\s(?:o |a )?)(t\.?d\.?a\.?h?|autis(?:mo|ta|tas)|dislexi[ac][ao]?|discalculia|epilepsia|epileptic[ao]|asmatic[ao]|bronquite|depressao|ansiedade|bulimia|anorexia|leucemia|esquizofrenia|bipolar|cadeirante|endometriose|enxaqueca|adhd|autism|autistic|dyslexia|epilepsy|asthma)(?![\p{L}\d])(?!\s+(?:no relevo|do relevo|relativa|absoluta|geografica|economica))`,
    ),
    personalMarks.health,
  ],
  [told(`(${medicine})`), personalMarks.health],
  // As medicines are called, where one is taken.
  [
    told(
      String.raw`(?:tomo|toma|tomando|tomava|i take|takes)\s+(?!(?:vitamina|cafeina|proteina|creatina|gasolina)(?![\p{L}]))(\p{L}{3,14}(?:ina|ona|olol|pam|lam|tana|prida|azol|pril|pine|zine|done|tine|mide)(?:\s+\d+\s?mg)?)(?![\p{L}])`,
    ),
    personalMarks.health,
    'strange',
  ],
  [
    told(
      String.raw`(?:nao|n|cant|can't|cannot)\s+(?:posso\s+|pode\s+)?(?:comer|como|tomar|eat|have)\s+(gluten|lactose|leite|amendoim|ovos?|camarao|trigo|nuts|peanuts?|dairy|milk|eggs?)(?![\p{L}])`,
    ),
    personalMarks.health,
  ],
  [
    told(
      String.raw`(?:meu|minha|my|o|a)\s+(?:laudo|cid|diagnostico|atestado|remedio|diagnosis)(?:\s+(?:e|eh|de|do|da|d[ae]|is|diz)){0,2}\s+([\p{L}\d.]{1,30}(?:\s[\p{L}\d.]{1,30}){0,2})(?=[,.;!?]|\s(?:e|mas|pq|por)\s|$)`,
    ),
    personalMarks.health,
  ],
  [
    told(
      String.raw`(atestado (?:de|por) \d+ dias?(?: (?:pq|porque|por) [^,.;!?\n]{3,40}?)?)(?=\s+d[ae] (?:pra|para)|[,.;!?]|$)`,
    ),
    personalMarks.health,
  ],
  [
    told(
      `(?:(?:quebrei|torci|operei|desloquei|machuquei|fraturei|broke|hurt)(?: [oa]s?| meu| minha| my)? )((?:braco|perna|pe|mao|dedo|joelho|tornozelo|clavicula|pulso|punho|nariz|costelas?|cotovelo|queixo|femur|tibia|cabeca|coluna|ombro|arm|leg|wrist|hand|finger|ankle|knee|foot)(?: direit[ao]| esquerd[ao])?)`,
    ),
    personalMarks.health,
  ],
  [
    told(
      String.raw`(?:fui|vou|vo|ia|ir|faco|faz|tenho|tava|estava|to|fico|consulta|internad[ao]|went|go|tem|sair|sai|saio|vai|falto|faltei|faltar|dia d[ae]|hora d[ae]|pra|minha|meu|my)(?:\s+[\p{L}]{1,10}){0,4}?\s+(caps|upa|psicolog[ao]|psiquiatra|psicopedagog[ao]|terapi[ao]|terapeuta|fono(?:audiolog[ao])?|neuro(?:logista|pediatra)?|apae|hemocentro|quimio\p{L}*|hemodialise|dialise|dialysis|equoterapia|fisio(?:terapia)?|terapia ocupacional|quimioterapia|radioterapia|endocrino\p{L}*|cardiologista|oncolog\p{L}*|ortopedista|pneumologista|nefrologista|hematologista|counsel(?:l)?or|counseling|physical therapy|speech therapy|psychiatrist|reabilitacao|cras|creas|therapy|therapist|psychologist)(?![\p{L}\d])`,
    ),
    personalMarks.health,
  ],
  [
    told(
      String.raw`((?:n|nao|num|mal|quase nao|cant|can't|dont|don't|cannot)\s+(?:consigo\s+)?(?:ouco|escuto|ouvir|escutar|enxergo|enxergar|vejo|falo|ando|andar|hear|see|walk)\s+(?:bem|direito|nada|muito|do|de|d[oa]|well|sem|with|without|out of)(?:\s+(?:d[oae]|com|um|o|lado|olho|ouvido|esquerdo|direito|aparelho|oculos|muleta|my|left|right|ear|eye|perto|longe)){0,5})(?![\p{L}])`,
    ),
    personalMarks.health,
  ],
  [
    told(
      String.raw`((?:uso|usa|tomo|toma|take|takes|wear)\s+(?:um\s+|uma\s+|a\s+)?(?:remedio|comprimido|injecao|bombinha|sonda|fralda|muletas?|andador|cadeira de rodas|aparelho auditivo|insulina|pills?|medicine|meds|crutches)(?:\s+(?:pra|para|de|d[oa]|for|contra)\s+(?:o\s+|a\s+|my\s+)?(?!(?:dormir|que|q)(?![\p{L}]))[\p{L}]{3,16})?)(?![\p{L}])`,
    ),
    personalMarks.health,
  ],
  [
    told(
      String.raw`(?:to|tou|estou|tava|estava|fiquei|acordei|amanheci|ficou|i have|i had|i got)\s+(?:ate\s+|mal\s+)?(?:com\s+)?(?:a\s+)?(febre|gripe|virose|diarreia|catarro|piolho|dor de garganta|infeccao|a fever|the flu|a cold)(?![\p{L}])`,
    ),
    personalMarks.health,
  ],
  [
    told(String.raw`internad[ao]s?\s+n[ao]\s+([^,.;!?\n]{3,40}?)(?=\s+(?:com|e|desde|por|ha|pq)\s|[,.;!?]|$)`),
    personalMarks.health,
  ],
  [
    told(
      String.raw`(?:sou|somos|somo|e|eh|familia|pai|mae|nois|nos|i am|im|we are)(?:\s+[\p{L}]{1,10}){0,3}?\s+(${belief})`,
    ),
    personalMarks.belief,
  ],
  [
    told(
      String.raw`(?:familia|pais|pai|mae|avos|vo|eu|a gente|nois|family|parents|we|i)\s+(?:veio|vieram|vim|viemos|fugiu|fugimos|e|sao|came|come|moved|fled|is|are)\s+(?:la\s+)?(?:d[aeo]|from)\s+(?:the\s+)?((?:venezuela|haiti|bolivia|peru|colombia|paraguai|paraguay|argentina|siria|syria|angola|congo|senegal|nigeria|cuba|china|coreia|japao|japan|ucrania|ukraine|libano|afeganistao|afghanistan|mocambique|cabo verde|guine)\p{L}*)`,
    ),
    personalMarks.belief,
  ],
  [
    told(
      String.raw`(?:sou|fui|somos|am|was|(?:pais|parents)\s+(?:sao|are)|(?:pai|mae|padrasto|madrasta|tio|tia|irma|irmao|dad|mom)\s+(?:ta|esta|ficou|e|eh|is|foi|lost|got))\s+((?:adotad[oa]s?|adopted|orfa?o?s?|orphans?|filh[oa] de pais separados|separad[oa]s|divorciad[oa]s|divorced|desempregad[oa]s?|unemployed|despejad[oa]s|sem teto|homeless|imigrantes?|immigrants?|demitid[oa]|fired))(?![\p{L}])`,
    ),
    personalMarks.belief,
  ],
  [
    told(
      String.raw`(?:pai|mae|padrasto|madrasta|tio|tia|irmao|irma|avo|vo|pais|dad|mom|stepdad|brother|uncle)\s+(?:[\p{L}]{2,10}\s+){0,1}?((?:bebe (?:muito|demais|todo dia|pinga|cachaca)|usa drogas?|fuma maconha|ta se separando|ta separando|(?:estao|tao|vao|se) separ\p{L}+|se divorci\p{L}+|perdeu o bebe|drinks too much|(?:is|are) getting divorced|got divorced|lost the baby))(?![\p{L}])`,
    ),
    personalMarks.belief,
  ],
  [
    told(
      String.raw`((?:recebe|recebo|recebemos|ganha|ganhamos|tem|gets?)\s+(?:o |a |um )?(?:bolsa fam\p{L}+|auxilio \p{L}+|pensao|bpc|loas|cesta basica|seguro desemprego|food stamps|welfare))(?![\p{L}])`,
    ),
    personalMarks.belief,
  ],
  [
    told(
      String.raw`((?:moro|vivo|fui|to|estou|live)\s+(?:em|n[ao]|num|pr[ao]|in)\s+(?:um |a |o )?(?:abrigo|orfanato|casa lar|conselho tutelar|shelter|foster \p{L}+|orphanage)(?:\s+[\p{L}]{3,15})?)(?![\p{L}])`,
    ),
    personalMarks.belief,
  ],
  [
    told(
      String.raw`(?:pai|mae|tio|tia|irmao|primo|padrasto|dad|mom|brother|ele|ela)(?:\s+[\p{L}]{1,8}){0,2}?\s+((?:pres[ao]|in (?:jail|prison)|na cadeia|no presidio|foragid[ao])(?: (?:em|n[ao]|in) [\p{L}]{3,20})?)`,
    ),
    personalMarks.belief,
  ],
];
