import { type CareSeverity, type CareTopic, type Sign, sign } from './care-sign';

const relative =
  '(?:dad|father|stepdad|stepfather|mom|mum|mother|stepmom|stepmother|uncle|aunt|brother|sister|cousin|grandpa|grandfather|grandma|neighbor|neighbour|teacher|coach|pastor|priest|boyfriend|girlfriend|parents?)';
const person =
  '(?:teachers?|classmates?|mom|mum|dad|mother|father|brother|sister|friends?|parents|principal|students?|kids?|people|everyone|everybody|someone|somebody|him|her|them|girlfriend|boyfriend|neighbou?r|family)';
const inGame =
  /(?:in|on|of|from) (?:the |my |a |this |that )?(?:\w+ )?(?:game|level|minecraft|roblox|fortnite|scratch|sprite|match|code|program|script)|(?:^| )(?:sprite|npc|enemy|enemies|zombie|boss|character|player|process|thread|server|task|job)(?: |$)/;
const wish =
  '(?:want to|wish to|going to|will|ill|could|might|tried to|trying to|thinking (?:about|of)|thought (?:about|of)|think (?:about|of)|how (?:to|do i|can i)|should i|should|i)';

function english(topic: CareTopic, severity: CareSeverity, says: string, unless: RegExp = inGame): Sign {
  return sign(topic, severity, says, unless);
}

export const englishSigns: readonly Sign[] = [
  english(
    'selfHarm',
    'high',
    '(?:kill|killing|hang|hanging|hurt|hurting|cut|cutting|harm|harming|starve|starving|poison|unalive) (?:my ?self|meself)',
    /cut myself (?:on|with) (?:the|a) (?:paper|can|scissors by)|by accident|accidentally|in the game|in minecraft|in roblox/,
  ),
  english(
    'selfHarm',
    'high',
    '(?:end|ending|take|taking) my (?:own )?life|(?:want|wish|ready|going) (?:to|i could|i would) (?:just )?die|wish i (?:was|were) (?:dead|never born)|better off (?:dead|without me)|(?:do not|no longer|can not) want to (?:live|be alive|exist|wake up)|tired of (?:living|being alive)|no reason to live|kms|slit my wrists|jump off (?:a|the) (?:bridge|roof|building)',
    /in (?:the |my |this )?(?:game|level|minecraft|roblox)|of laughter|laughing|sprite|character|player/,
  ),
  english(
    'selfHarm',
    'high',
    `(?:commit|committing|attempt\\w*|${wish}) suicide|i am suicidal|feel suicidal|suicidal thoughts|(?:take|took|swallow) (?:all|a lot of|too many) (?:the |my |of my )?(?:pills|meds)`,
  ),
  english('selfHarm', 'attention', 'suicide|suicidal|self ?harm', /suicide squad|game|mission/),
  english(
    'selfHarm',
    'attention',
    '(?:i am|feel|feeling|been) (?:so |very )?(?:depressed|worthless|hopeless|empty inside)|i hate (?:my life|myself)|panic attacks?',
  ),
  english(
    'abuse',
    'high',
    `my ${relative} (?:\\w+ ){0,3}?(?:hits?|beats?|hurts?|touche[sd]|abuse[sd]|rape[sd]|molest\\w*|chokes?|choked|burn(?:s|ed)|slaps?|locks?|threatens?|threatened) (?:me|my mom|my mum)`,
    /at (?:chess|uno|fifa|mario)|in (?:the |a )?(?:game|chess|minecraft)|feelings/,
  ),
  english(
    'abuse',
    'high',
    '(?:i was|i am being|i got|been|being) (?:\\w+ )?(?:raped|molested|sexually abused|abused|beaten|groomed)|(?:raped|molested|abused|groped) me|touch(?:es|ed|ing) (?:me )?(?:my |in my |on my )?(?:private parts|privates|down there|inappropriately)',
  ),
  english(
    'abuse',
    'attention',
    `(?:scared|afraid|terrified) (?:of|to go) (?:my ${relative}|home)|do not feel safe at home|no food at home`,
  ),
  english(
    'violence',
    'high',
    `(?:want to|going to|gonna|will|plan to|planning to|how (?:to|do i|can i)) (?:kill|murder|stab|shoot|poison) (?:my |the |all |all my |every |a |an )?${person}`,
    /in (?:the |my |this |a )?(?:\w+ )?(?:game|level|minecraft|roblox|fortnite|match)|enem|zombie|sprite|npc|processes|threads|hoop|basket|photos?|video|them all with (?:a )?(?:command|signal)/,
  ),
  english(
    'violence',
    'high',
    '(?:shoot|shooting) up (?:the|my|a) school|school shooting|(?:bring|brought|take|took|has|have) (?:a |an |the )?(?:gun|knife|weapon|bomb) (?:to|in|into|at) (?:the |my |our )?(?:school|class|classroom|backpack|locker)',
    /toy|game|nerf|cardboard|minecraft|roblox/,
  ),
  english(
    'violence',
    'high',
    '(?:make|build|get|buy|create) (?:a |an )?(?:real |homemade |pipe )?(?:bomb|gun|explosives?|molotov|grenade)',
    /water bomb|bath bomb|toy|game|nerf|cardboard|minecraft|roblox|sprite|scratch|level|character|logic bomb|in scratch|glue gun|laser|paper|lego|rubber band/,
  ),
  english(
    'violence',
    'attention',
    '(?:is|are|was|were|keeps?|they) (?:threaten(?:ing|ed)?) (?:to (?:kill|hurt|beat) )?me|going to (?:kill|stab|shoot|beat) me|(?:want to|going to) (?:beat up|punch|hurt) (?:my|a|him|her|them|someone|everyone)',
    /if i (?:fail|do not|break|lose)|game|enemy|enemies|zombie|boss|monster|ghost/,
  ),
  english(
    'sexual',
    'high',
    '(?:send|sent|sending|ask\\w*|want\\w*|show\\w*|leak\\w*|post\\w*|share\\w*) (?:\\w+ ){0,4}?(?:nudes?|(?:naked|nude|topless|intimate) (?:pics?|pictures?|photos?|videos?|selfies?)|(?:pics?|pictures?|photos?|videos?) (?:of me )?(?:naked|nude|without (?:my )?clothes|of my body))',
    /$^/,
  ),
  english(
    'sexual',
    'high',
    '(?:man|guy|adult|stranger|someone|person|boy|friend|dude) (?:\\w+ ){0,6}?(?:online|internet|discord|roblox|snapchat|instagram|chat|older|game) (?:\\w+ ){0,4}?(?:asked|asks|wants|wanted|told) (?:me )?(?:\\w+ ){0,2}?(?:meet|pictures?|photos?|pics?|secret|alone|camera|not to tell|address)',
    /project|group work|program/,
  ),
  english(
    'sexual',
    'high',
    'older (?:man|guy) (?:\\w+ ){0,5}?(?:meet|me|pictures?|photos?)|keep (?:it|this) a secret from my (?:parents|mom|mum|dad)|my (?:boyfriend|girlfriend) is (?:2[1-9]|[3-6]\\d)',
  ),
  english(
    'sexual',
    'attention',
    '(?:have|had|having) sex|sex with|porn|porno|pornhub|masturbat\\w+|blow ?job|send nudes|nudes|hentai|onlyfans|naked (?:girls?|women|men|boys?)|lose my virginity',
    /$^/,
  ),
  english(
    'drugs',
    'high',
    '(?:forced|forcing|making|makes|made) me (?:to )?(?:do|take|smoke|sell|use|try|carry|drink) (?:\\w+ )?(?:drugs?|weed|cocaine|pills|alcohol|packages?)|overdos(?:e|ed|ing)|(?:i am|been|i) (?:sell|selling|dealing) (?:drugs|weed|cocaine)',
    /game|population/,
  ),
  english(
    'drugs',
    'attention',
    '(?:smoke|smoking|smoked|use|using|used|take|taking|took|try|trying|tried|buy|buying|do|doing|offer\\w*|get|sell) (?:me )?(?:some |any )?(?:weed|drugs|cocaine|marijuana|meth|heroin|lsd|ecstasy|vapes?|cigarettes?|alcohol)|cocaine|marijuana|get(?:ting)? (?:high|drunk)(?! (?:score|scores|contrast|resolution|value|values|number|level|speed|voltage|byte|and low))|i (?:vape|smoke)',
    /game|store|inventory|detector|sensor|high (?:score|value|number|level|voltage|speed|resolution|byte)/,
  ),
  english(
    'bullying',
    'attention',
    '(?:get|getting|got|being|am|been|was) (?:\\w+ )?bullied|(?:bully|bullies|bullying|bullied) me|(?:everyone|everybody|they all|all of them) hates? me|(?:make|makes|making|made) fun of me|(?:no ?body|no one) (?:likes|talks to|wants to (?:play|talk) (?:with|to)) me|(?:laugh|laughing|laughs) at me|pick(?:s|ing|ed)? on me|i have no friends|call(?:s|ed|ing)? me (?:fat|ugly|stupid|gay|retard\\w*|an idiot|a loser|dumb)|(?:spread|spreading) (?:\\w+ )?(?:rumou?rs|lies) about me',
  ),
];
