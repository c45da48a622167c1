/** Words that stand by themselves, or before a few digits, among the passwords that attackers try first. */
const WORDS = `
  password passwort passw0rd pass qwerty qwertz azerty welcome letmein login admin administrator master monkey dragon shadow
  sunshine princess iloveyou loveyou lovely trustno1 football baseball basketball softball superman batman spiderman pokemon
  starwars startrek computer internet samsung apple google facebook whatever freedom michael jennifer jessica charlie jordan
  michelle ashley nicole daniel andrew joshua matthew anthony william robert thomas hunter killer soccer hockey ranger cowboys
  yankees lakers eagles steelers liverpool chelsea arsenal barcelona mercedes corvette mustang ferrari porsche harley yamaha
  diamond midnight december november september october butterfly chocolate elephant blink182 snowball flower cookie pepper
  ginger summer winter spring autumn tigger pussycat angel angels secret access test testing changeme default guest temp
  asdf qwer zxcv asdfgh zxcvbn abc abcd hello hellohello ninja mynoob donald matrix maverick metallica nirvana slipknot scorpion
  victoria veronica patricia brooklyn babygirl sweetheart jesus godisgood blessed mother father family friends forever
`
  .trim()
  .split(/\s+/);
const BASES: ReadonlySet<string> = new Set(WORDS);

/** Keys and letters in the order in which idle fingers find them. */
const RUNS = [
  '01234567890123456789',
  'abcdefghijklmnopqrstuvwxyz',
  'qwertyuiopasdfghjklzxcvbnm',
  'qwertzuiopasdfghjklyxcvbnm',
  'azertyuiopqsdfghjklmwxcvbn',
  '1qaz2wsx3edc4rfv5tgb6yhn7ujm',
  'zaq1xsw2cde3vfr4bgt5nhy6mju7',
  'qazwsxedcrfvtgbyhnujm',
  'q1w2e3r4t5y6u7i8o9p0',
  '1q2w3e4r5t6y7u8i9o0p',
  'zaq12wsxcde34rfv',
  'qwer1234asdf1234zxcv',
  '1234qwerasdfzxcv',
  '741852963147258369',
  '112233445566778899',
  '789456123',
  '159357456852',
];
const BACKWARDS = RUNS.map((run) => [...run].reverse().join(''));

/**
 * Whether a password is one of those that are tried first: a usual word with up to four digits, a run of keys, or one to four
 * signs over and over. Rules rather than a list of thousands; composition is no business of theirs.
 */
export function isCommonPassword(password: string): boolean {
  const plain = password.toLowerCase();
  const word = plain.replace(/\d{0,4}$/, '');
  return (
    BASES.has(plain) ||
    BASES.has(word) ||
    /^(.{1,4})\1+$/su.test(plain) ||
    RUNS.some((run) => run.includes(plain)) ||
    BACKWARDS.some((run) => run.includes(plain))
  );
}
