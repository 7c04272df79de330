// Made by `make generated` from the server's structs: do not edit.

export interface Prompt {
  type: 'Prompt';
  verb: string;
  clause: string;
  fields?: { [key: string]: Domain };
  opens_at?: number;
  closes_at?: number | null;
  racing?: boolean;
  confirm?: boolean;
  aside?: boolean;
}
export interface Entry {
  type: 'Entry';
  name: string;
  version: number;
  fewest: number;
  most: number;
  options: Choice[];
  own: Offer | null;
  sets: boolean;
  handicaps: Handicap[];
}
export interface Replay {
  type: 'Replay';
  code: string;
  header: Header;
  chairs: ChairView[];
  scores: number[] | null;
  winners: number[];
  transcript: Transcript;
  fingerprint: string;
  steps: ReplayStep[];
}
export interface GameFile {
  type: 'GameFile';
  header: Header;
  players: string[];
  records: Record[];
  scores: number[] | null;
  winners: number[];
  transcript: Transcript;
  fingerprint: string;
}
export interface Open {
  type: 'Open';
  id: string;
  version: number;
  token: string;
  game: string;
  passcode?: string | null;
}
export interface OpenHall {
  type: 'OpenHall';
  id: string;
  version: number;
  token: string;
  passcode?: string | null;
}
export interface Enter {
  type: 'Enter';
  id: string;
  version: number;
  token: string;
  code: string;
  ticket?: string | null;
}
export interface AwaitTable {
  type: 'AwaitTable';
  id: string;
  version: number;
  token: string;
}
export interface Pong {
  type: 'Pong';
  id: string;
  now: number;
}
export interface Sit {
  type: 'Sit';
  id: string;
  name: string;
  face: string;
  seat?: number | null;
}
export interface Leave {
  type: 'Leave';
  id: string;
}
export interface Act {
  type: 'Act';
  id: string;
  action: unknown;
  seen: number;
  moment?: number | null;
  shown?: number | null;
}
export interface Say {
  type: 'Say';
  id: string;
  words: string;
}
export interface Ready {
  type: 'Ready';
  id: string;
  seal: string;
}
export interface Reveal {
  type: 'Reveal';
  id: string;
  value: string;
}
export interface Choose {
  type: 'Choose';
  id: string;
  game: string;
  options: { [key: string]: unknown };
  room: Room;
  patience: Patience;
  talk: Talk;
}
export interface AddBot {
  type: 'AddBot';
  id: string;
  level: Level;
}
export interface SetLevel {
  type: 'SetLevel';
  id: string;
  seat: number;
  level: Level;
}
export interface SetHandicaps {
  type: 'SetHandicaps';
  id: string;
  seat: number;
  handicaps: Handicap[];
}
export interface UseSet {
  type: 'UseSet';
  id: string;
  game: string;
  set: string;
  things?: Supply[] | null;
}
export interface Remove {
  type: 'Remove';
  id: string;
  seat: number;
}
export interface Move {
  type: 'Move';
  id: string;
  seat: number;
  to: number;
}
export interface HandBack {
  type: 'HandBack';
  id: string;
  seat: number;
}
export interface Yield {
  type: 'Yield';
  id: string;
  yes: boolean;
}
export interface Lock {
  type: 'Lock';
  id: string;
  locked: boolean;
}
export interface LinkCall {
  type: 'LinkCall';
  id: string;
  url: string;
}
export interface ShowOn {
  type: 'ShowOn';
  id: string;
  letters: string;
  screen?: string;
}
export interface Pardon {
  type: 'Pardon';
  id: string;
}
export interface SendAway {
  type: 'SendAway';
  id: string;
}
export interface NameHost {
  type: 'NameHost';
  id: string;
  seat: number;
}
export interface Plan {
  type: 'Plan';
  id: string;
  games: string[];
  lot?: number | null;
}
export interface Skip {
  type: 'Skip';
  id: string;
}
export interface EndEvening {
  type: 'EndEvening';
  id: string;
}
export interface Begin {
  type: 'Begin';
  id: string;
  part?: string;
  lesson?: string;
}
export interface Pause {
  type: 'Pause';
  id: string;
}
export interface Resume {
  type: 'Resume';
  id: string;
}
export interface PutDown {
  type: 'PutDown';
  id: string;
}
export interface TakeUp {
  type: 'TakeUp';
  id: string;
}
export interface Sound {
  type: 'Sound';
  id: string;
}
export interface Stop {
  type: 'Stop';
  id: string;
}
export interface Again {
  type: 'Again';
  id: string;
}
export interface Resync {
  type: 'Resync';
  id: string;
}
export interface Join {
  type: 'Join';
  id: string;
  name: string;
  face: string;
}
export interface ChooseHall {
  type: 'ChooseHall';
  id: string;
  games: string[];
  options: { [key: string]: unknown };
  size: number;
  mixing: Mixing;
  together: boolean;
  minutes: number | null;
  late: boolean;
  faces_only: boolean;
}
export interface SeatAll {
  type: 'SeatAll';
  id: string;
}
export interface BeginTables {
  type: 'BeginTables';
  id: string;
  table?: number | null;
}
export interface PauseTables {
  type: 'PauseTables';
  id: string;
  paused: boolean;
  table?: number | null;
}
export interface EndTables {
  type: 'EndTables';
  id: string;
  table?: number | null;
}
export interface Lengthen {
  type: 'Lengthen';
  id: string;
  minutes: number;
  table?: number | null;
}
export interface MovePerson {
  type: 'MovePerson';
  id: string;
  person: number;
  table: number | null;
}
export interface SendOut {
  type: 'SendOut';
  id: string;
  person: number;
}
export interface NameHallHost {
  type: 'NameHallHost';
  id: string;
  person: number;
}
export interface HelpPerson {
  type: 'HelpPerson';
  id: string;
  person: number;
  handicaps: Handicap[];
}
export interface CloseHall {
  type: 'CloseHall';
  id: string;
}
export interface Sight {
  type: 'Sight';
  number: number;
  at: number;
  table: TableView;
  game?: GameView | null;
  you?: number | null;
  bench?: number | null;
  host?: boolean;
  answer?: string | null;
}
export interface Change {
  type: 'Change';
  number: number;
  since: number;
  at: number;
  table?: unknown;
  public?: unknown;
  news?: unknown;
  said?: [number, string][];
}
export interface Own {
  type: 'Own';
  number: number;
  at: number;
  you?: number | null;
  bench?: number | null;
  host?: boolean;
  private?: unknown;
  prompts?: unknown;
  news?: unknown;
  answer?: string | null;
  ruled?: Ruled | null;
}
export interface HallSight {
  type: 'HallSight';
  number: number;
  now: number;
  hall: HallView;
  you?: number | null;
  host?: boolean;
  table?: string | null;
  answer?: string | null;
}
export interface HallChange {
  type: 'HallChange';
  number: number;
  since: number;
  now: number;
  hall?: unknown;
}
export interface HallOwn {
  type: 'HallOwn';
  number: number;
  you?: number | null;
  host?: boolean;
  table?: string | null;
  answer?: string | null;
}
export interface Answered {
  type: 'Answered';
  id: string;
  number: number;
  gift: string | null;
}
export interface Refused {
  type: 'Refused';
  id: string;
  number: number;
  clause: string;
  why: string;
  offers: string[];
  late: number | null;
}
export interface Ping {
  type: 'Ping';
  id: string;
  number: number;
  at: number;
  delay: number;
}
export interface Wanted {
  type: 'Wanted';
  number: number;
}
export interface Awaiting {
  type: 'Awaiting';
  letters: string;
}
export interface Shown {
  type: 'Shown';
  code: string;
}
export interface Announcement {
  type: 'Announcement';
  text: string;
}
export interface Goodbye {
  type: 'Goodbye';
  why: 'closed' | 'closing' | 'crowded' | 'idle' | 'no-such-table' | 'other-version' | 'removed' | 'taken-over' | 'too-much';
  number: number;
}
export interface Header {
  type: 'Header';
  game: string;
  version: number;
  seats: number;
  options: unknown;
}
export interface Transcript {
  type: 'Transcript';
  game_id: string;
  seed_seal: string;
  seals: (string | null)[];
  contributions: string[];
  seed: string;
}
export interface TableView {
  type: 'TableView';
  code: string;
  game: string;
  options: { [key: string]: unknown };
  room: Room;
  patience: Patience;
  talk: Talk;
  chairs: ChairView[];
  bench: ChairView[];
  evening: EveningView | null;
  fewest: number;
  most: number;
  locked: boolean;
  sets: { [key: string]: number };
  blank: boolean;
  call: string;
  banned: number;
  watchers: number;
  speakers: number;
  paused: boolean;
  waiting: boolean;
  phase: PhaseView;
}
export interface HallView {
  type: 'HallView';
  code: string;
  phase: 'gathering' | 'over' | 'playing' | 'seated' | 'standing';
  games: string[];
  options: { [key: string]: unknown };
  size: number;
  mixing: Mixing;
  together: boolean;
  minutes: number | null;
  late: boolean;
  faces_only: boolean;
  round: number;
  of: number;
  game: string | null;
  sets: { [key: string]: number };
  blank: boolean;
  people: PersonView[];
  tables: HallTableView[];
  standing: HallRankView[];
  watchers: number;
}
export interface Choice {
  type: 'Choice';
  name: string;
  among: (string | number | boolean)[];
  usual: string | number | boolean | null;
}
export interface Offer {
  type: 'Offer';
  count: number;
  told: number;
  players: number;
}
export interface ChairView {
  type: 'ChairView';
  name: string;
  face: string;
  bot: boolean;
  character: Character | null;
  level: Level;
  handicaps: Handicap[];
  stand_in: boolean;
  present: boolean;
  host: boolean;
}
export interface ReplayStep {
  type: 'ReplayStep';
  number: number;
  at: number;
  news: unknown[];
  public: unknown;
  private: unknown;
  draws: [number, number][];
}
export interface Record {
  type: 'Record';
  number: number;
  at: number;
  event: unknown;
  draws: [number, number][];
}
export interface GameView {
  type: 'GameView';
  public: unknown;
  private: unknown;
  prompts: unknown;
}
export interface Ruled {
  type: 'Ruled';
  moment: number;
  claim: number;
  arrival: number;
  credit: number;
  late: number;
}
export interface Cells {
  type: 'Cells';
  among: number[];
}
export interface SomeCells {
  type: 'SomeCells';
  among: number[];
  least: number;
  most: number;
}
export interface Pieces {
  type: 'Pieces';
  among: number[];
}
export interface Seats {
  type: 'Seats';
  among: number[];
}
export interface Symbols {
  type: 'Symbols';
  among: string[];
}
export interface Faces {
  type: 'Faces';
  among: string[];
}
export interface Counts {
  type: 'Counts';
  among: number[];
}
export interface Answers {
  type: 'Answers';
  among: boolean[];
}
export interface Hands {
  type: 'Hands';
  among: ([number, 'left' | 'right'])[];
}
export interface Split {
  type: 'Split';
  total: number;
  parts: number;
  least: number;
}
export interface Text {
  type: 'Text';
  limit: number;
  like: string[];
}
export interface Stroke {
  type: 'Stroke';
  limit: number;
}
export interface Supply {
  type: 'Supply';
  hash: string;
  words: string;
  description: string;
}
export interface EveningView {
  type: 'EveningView';
  games: string[];
  lot: number | null;
  begun: boolean;
  over: boolean;
  number: number;
  of: number;
  coming: string | null;
  lots: LotView[];
  seed_seal: string;
  part: string;
  seed: string | null;
  standing: RankView[];
  back: (number | null)[];
}
export interface LobbyView {
  type: 'LobbyView';
  has_seat: boolean;
  lacks: 'few' | 'many' | 'people' | null;
  handicaps: Handicap[];
}
export interface SealingView {
  type: 'SealingView';
  game_id: string;
  seed_seal: string;
  seals: (string | null)[];
  values: (string | null)[];
  revealing: boolean;
}
export interface PlayingView {
  type: 'PlayingView';
  game_id: string;
  seed_seal: string;
  contributions: string[];
  lesson: boolean;
}
export interface EndedView {
  type: 'EndedView';
  game_id: string;
  seed_seal: string;
  contributions: string[];
  lesson: boolean;
  seed: string;
  scores: number[] | null;
  winners: number[];
}
export interface StandingView {
  type: 'StandingView';
}
export interface PersonView {
  type: 'PersonView';
  name: string;
  face: string;
  present: boolean;
  host: boolean;
  gone: boolean;
  table: number | null;
  handicaps: Handicap[];
}
export interface HallTableView {
  type: 'HallTableView';
  code: string;
  phase: 'abandoned' | 'opening' | 'over' | 'playing' | 'waiting';
  paused: boolean;
  stalled: boolean;
  chairs: HallChairView[];
  scores: number[] | null;
  winners: number[];
  going: Glance | null;
  until: number | null;
}
export interface HallRankView {
  type: 'HallRankView';
  person: number;
  place: number | null;
  medals: [number, number, number];
  points: number;
  games: number;
  sat_out: number;
  gained: number | null;
}
export interface LotView {
  type: 'LotView';
  among: string[];
  drawn: number;
}
export interface RankView {
  type: 'RankView';
  place: number | null;
  name: string;
  face: string;
  medals: [number, number, number];
  points: number;
  games: number;
  gained: number | null;
  at: number | null;
}
export interface HallChairView {
  type: 'HallChairView';
  person: number | null;
  name: string;
  face: string;
  bot: boolean;
  stand_in: boolean;
  present: boolean;
}
export interface Glance {
  type: 'Glance';
  scores: number[];
  scene: string;
  seat: number | null;
  number: number;
}
export type Domain = Cells | SomeCells | Pieces | Seats | Symbols | Faces | Counts | Answers | Hands | Split | Text | Stroke;
export type Handicap = 'colour' | 'look' | 'try';
export type Room = 'remote' | 'same';
export type Patience = 0 | 5 | 20 | 60;
export type Talk = 'nothing' | 'phrases' | 'words';
export type Level = 'adult' | 'child' | 'elephant' | 'goldfish';
export type Mixing = 'anew' | 'kept' | 'standing';
export type PhaseView = LobbyView | SealingView | PlayingView | EndedView | StandingView;
export type Character = 'bruno' | 'coco' | 'fenn' | 'mila' | 'nori' | 'otto' | 'pip' | 'zuzu';
export type TimeScale = 'off' | 'x1' | 'x1.5' | 'x2';
export type Phrase = ':bravo:' | ':haha:' | ':hmm:' | ':hurry:' | ':oh-no:' | ':thanks:' | ':well-played:' | ':wow:';
export type FromClient = Open | OpenHall | Enter | AwaitTable | Pong | Sit | Leave | Act | Say | Ready | Reveal | Choose | AddBot | SetLevel | SetHandicaps | UseSet | Remove | Move | HandBack | Yield | Lock | LinkCall | ShowOn | Pardon | SendAway | NameHost | Plan | Skip | EndEvening | Begin | Pause | Resume | PutDown | TakeUp | Sound | Stop | Again | Resync | Join | ChooseHall | SeatAll | BeginTables | PauseTables | EndTables | Lengthen | MovePerson | SendOut | NameHallHost | HelpPerson | CloseHall;
export type FromServer = Sight | Change | Own | HallSight | HallChange | HallOwn | Answered | Refused | Ping | Wanted | Awaiting | Shown | Announcement | Goodbye;
export namespace fix {
  export interface Options {
    type: 'Options';
    youngest: number | null;
    dealer: 'biggest_loser' | 'lowest';
    hands: 'auto' | 'flick';
    last: 'all_throw' | 'as_they_lie';
    time: TimeScale;
  }
  export interface Public {
    type: 'Public';
    round: number;
    rounds: number;
    final: boolean;
    totals: number[];
    dealer: Dealer;
    dice: Place[];
    goals: Goal[];
    reds: number;
    stop: number;
    hands: 'auto' | 'flick';
    idle: number[];
    scene: Phase;
  }
  export interface Private {
    type: 'Private';
    seat: number;
  }
  export interface Deal {
    type: 'Deal';
    dice: number[];
  }
  export interface Roll {
    type: 'Roll';
  }
  export interface Flick {
    type: 'Flick';
    die: number;
  }
  export interface Done {
    type: 'Done';
  }
  export interface Dealer {
    type: 'Dealer';
    seat: number;
    why: 'lost_most' | 'lowest' | 'youngest';
    among: number[];
  }
  export interface Dealt {
    type: 'Dealt';
    dice: number[];
    by: 'hand' | 'table';
  }
  export interface Started {
    type: 'Started';
  }
  export interface Rolled {
    type: 'Rolled';
    seat: number;
    dice: number[];
    by: 'hand' | 'table';
  }
  export interface RollKept {
    type: 'RollKept';
    seat: number;
  }
  export interface LayStill {
    type: 'LayStill';
    seat: number;
    dice: number[];
    faces: Face[];
  }
  export interface Flicked {
    type: 'Flicked';
    seat: number;
    die: number;
    to: number | null;
    by: 'hand' | 'itself' | 'table';
  }
  export interface Taken {
    type: 'Taken';
    seat: number;
    die: number;
  }
  export interface Stopped {
    type: 'Stopped';
    seat: number;
  }
  export interface Counted {
    type: 'Counted';
    seat: number;
    die: number | null;
    face: Face | null;
    points: number;
  }
  export interface RoundScored {
    type: 'RoundScored';
    points: number[];
  }
  export interface RoundBegun {
    type: 'RoundBegun';
    round: number;
  }
  export interface Back {
    type: 'Back';
    seat: number;
  }
  export interface Goal {
    type: 'Goal';
    die: number;
    to: number | null;
  }
  export interface Beginning {
    type: 'Beginning';
  }
  export interface Dealing {
    type: 'Dealing';
    since: number;
    until: number | null;
  }
  export interface Ready {
    type: 'Ready';
    since: number;
    until: number;
  }
  export interface Racing {
    type: 'Racing';
    hands: Hand[];
    until: number;
  }
  export interface Calling {
    type: 'Calling';
    by: number;
  }
  export interface Counting {
    type: 'Counting';
    by: number;
    counts: Counted[];
    until: number;
  }
  export interface Scored {
    type: 'Scored';
    by: number;
    counts: Counted[];
    points: number[];
    next: Dealer;
    tied: number[];
    since: number;
    closable: number;
    until: number;
  }
  export interface Over {
    type: 'Over';
    by: number;
    counts: Counted[];
    points: number[];
  }
  export interface Held {
    type: 'Held';
    seat: number;
    face: Face | null;
    since: number;
    until: number | null;
  }
  export interface Tumbling {
    type: 'Tumbling';
    seat: number;
    since: number;
    until: number;
  }
  export interface Arriving {
    type: 'Arriving';
    seat: number;
    thrower: number;
    since: number;
    until: number | null;
  }
  export interface OnDisc {
    type: 'OnDisc';
    seat: number;
    at: number;
  }
  export interface Hand {
    type: 'Hand';
    until: number | null;
    kept: boolean;
    tumbling: boolean;
    coloured: number[];
  }
  export type Place = Held | Tumbling | Arriving | OnDisc;
  export type Phase = Beginning | Dealing | Ready | Racing | Calling | Counting | Scored | Over;
  export type Face = 'empty' | 'green' | 'minus' | 'red' | 'two';
  export type Action = Deal | Roll | Flick | Done;
  export type News = Dealt | Started | Rolled | RollKept | LayStill | Flicked | Taken | Stopped | Counted | RoundScored | RoundBegun | Back;
}
export namespace jinx {
  export interface Options {
    type: 'Options';
    youngest: number | null;
    room: 'remote' | 'same';
    clue_seconds: 0 | 60 | 90 | 'usual';
    guess_seconds: 0 | 30 | 60 | 'usual';
    fresh_square: boolean;
    deck: 'box' | 'own';
    pictures: string[];
    words: string[];
    descriptions: string[];
    time: TimeScale;
  }
  export interface Public {
    type: 'Public';
    room: 'remote' | 'same';
    own_pictures: boolean;
    own: PictureInPlay[];
    words: string[];
    fresh_square: boolean;
    active: number;
    square: (number | null)[];
    won: number[][];
    deck: number;
    bottom: number[];
    discarded: number;
    hands: number[];
    voices: number[];
    away: number[];
    target: number | null;
    scene: Scene;
  }
  export interface Private {
    type: 'Private';
    seat: number;
    target: number | null;
    touched: number | null;
  }
  export interface Clue {
    type: 'Clue';
    text: string;
    language: string;
  }
  export interface Speak {
    type: 'Speak';
  }
  export interface Draw {
    type: 'Draw';
    stroke: [number, number][];
  }
  export interface Point {
    type: 'Point';
    cell: number;
  }
  export interface Jinx {
    type: 'Jinx';
  }
  export interface Yes {
    type: 'Yes';
    cell: number;
  }
  export interface No {
    type: 'No';
    cell: number;
  }
  export interface Done {
    type: 'Done';
  }
  export interface Refilled {
    type: 'Refilled';
    cells: number[];
    pictures: number[];
  }
  export interface PositionDrawn {
    type: 'PositionDrawn';
    seat: number;
    cell: number;
  }
  export interface TurnBegun {
    type: 'TurnBegun';
    seat: number;
  }
  export interface ClueWritten {
    type: 'ClueWritten';
    text: string;
    language: string;
  }
  export interface ClueSpoken {
    type: 'ClueSpoken';
  }
  export interface ClueDrawn {
    type: 'ClueDrawn';
    stroke: [number, number][];
  }
  export interface Forfeited {
    type: 'Forfeited';
    seat: number;
    why: 'away' | 'late';
  }
  export interface TouchedTooEarly {
    type: 'TouchedTooEarly';
    seat: number;
  }
  export interface Pointed {
    type: 'Pointed';
    seat: number;
    cell: number;
  }
  export interface Reached {
    type: 'Reached';
    seat: number;
  }
  export interface ShoutedInVain {
    type: 'ShoutedInVain';
    seat: number;
  }
  export interface Contested {
    type: 'Contested';
    cell: number;
    seats: number[];
    show_at: number;
  }
  export interface Shouted {
    type: 'Shouted';
    seat: number;
  }
  export interface Kept {
    type: 'Kept';
    seat: number;
    cell: number;
    by: 'alone' | 'first' | 'jinx';
  }
  export interface TimeRanOut {
    type: 'TimeRanOut';
    seats: number[];
  }
  export interface RefereePointed {
    type: 'RefereePointed';
    seat: number;
    cell: number;
  }
  export interface Answered {
    type: 'Answered';
    seat: number;
    cell: number;
    right: boolean;
    by: 'hand' | 'itself';
  }
  export interface TurnScored {
    type: 'TurnScored';
    target: number;
    finder: number | null;
    taken: number[];
    discarded: number[];
    returned: number | null;
  }
  export interface TurnClosed {
    type: 'TurnClosed';
  }
  export interface Away {
    type: 'Away';
    seat: number;
  }
  export interface Back {
    type: 'Back';
    seat: number;
  }
  export interface ByBot {
    type: 'ByBot';
    seat: number;
  }
  export interface ByPerson {
    type: 'ByPerson';
    seat: number;
  }
  export interface PictureInPlay {
    type: 'PictureInPlay';
    picture: number;
    hash: string;
    description: string;
  }
  export interface Between {
    type: 'Between';
  }
  export interface ClueAwaited {
    type: 'ClueAwaited';
    since: number;
    until: number | null;
  }
  export interface Guessing {
    type: 'Guessing';
    clue: ClueWritten | ClueSpoken | ClueDrawn;
    since: number;
    opens_at: number;
    until: number | null;
    spots: Spot[];
    reaching: number[];
    free: number[];
    question: Question | null;
    late: number[];
  }
  export interface Judged {
    type: 'Judged';
    spots: Spot[];
    finder: number | null;
  }
  export interface Scored {
    type: 'Scored';
    outcome: Outcome;
    next: number;
    since: number;
    closable: number;
    until: number;
  }
  export interface Over {
    type: 'Over';
    outcome: Outcome;
  }
  export interface Outcome {
    type: 'Outcome';
    active: number;
    clue: ClueWritten | ClueSpoken | ClueDrawn;
    target: number;
    finder: number | null;
    gone: Gone[];
    returned: number | null;
  }
  export interface Question {
    type: 'Question';
    seat: number;
    cell: number;
    since: number;
    until: number;
  }
  export interface Touched {
    type: 'Touched';
    cell: number;
    touches: Touch[];
    until: number;
  }
  export interface Contest {
    type: 'Contest';
    cell: number;
    touches: Touch[];
    show_at: number;
    until: number;
    shouts: Shout[];
  }
  export interface Finger {
    type: 'Finger';
    cell: number;
    touches: Touch[];
    seat: number;
  }
  export interface Wrong {
    type: 'Wrong';
    cell: number;
    touches: Touch[];
    seat: number;
  }
  export interface Gone {
    type: 'Gone';
    cell: number;
    picture: number;
    to: number | null;
  }
  export interface Touch {
    type: 'Touch';
    seat: number;
    at: number;
  }
  export interface Shout {
    type: 'Shout';
    seat: number;
    after: number;
  }
  export type Scene = Between | ClueAwaited | Guessing | Judged | Scored | Over;
  export type Spot = Touched | Contest | Finger | Wrong;
  export type Action = Clue | Speak | Draw | Point | Jinx | Yes | No | Done;
  export type News = Refilled | PositionDrawn | TurnBegun | ClueWritten | ClueSpoken | ClueDrawn | Forfeited | TouchedTooEarly | Pointed | Reached | ShoutedInVain | Contested | Shouted | Kept | TimeRanOut | RefereePointed | Answered | TurnScored | TurnClosed | Away | Back | ByBot | ByPerson;
}
export namespace memo_dice {
  export interface Options {
    type: 'Options';
    first: number | null;
    naming: Naming;
    guess_seconds: 0 | 15 | 30 | 60;
    handicaps: Handicap[][];
    pictures: string[];
    words: string[];
    names: string[];
    time: TimeScale;
  }
  export interface Public {
    type: 'Public';
    naming: Naming;
    goal: number;
    scores: number[];
    recalled: number[];
    tried: number[];
    starter: number;
    dice: number[];
    cups: [number, number, number];
    row: (Covered | Lifted)[];
    away: number[];
    handicaps: Handicap[][];
    own: Face[];
    scene: Scene;
  }
  export interface Private {
    type: 'Private';
    seat: number;
    look: string | null;
  }
  export interface Roll {
    type: 'Roll';
    die: number;
  }
  export interface Cover {
    type: 'Cover';
  }
  export interface Guess {
    type: 'Guess';
    cup: number;
    picture: string;
  }
  export interface Name {
    type: 'Name';
    cup: number;
    text: string;
  }
  export interface Lift {
    type: 'Lift';
    cup: number;
  }
  export interface Confirm {
    type: 'Confirm';
    cup: number;
    right: boolean;
  }
  export interface GiveUp {
    type: 'GiveUp';
    cup: number;
  }
  export interface Done {
    type: 'Done';
  }
  export interface FirstChosen {
    type: 'FirstChosen';
    seat: number;
  }
  export interface DiePicked {
    type: 'DiePicked';
    seat: number;
    die: number;
  }
  export interface DieRolled {
    type: 'DieRolled';
    picture: string;
  }
  export interface DieCovered {
    type: 'DieCovered';
    cup: Cup;
  }
  export interface LookEnded {
    type: 'LookEnded';
  }
  export interface Missed {
    type: 'Missed';
    cup: number;
    guess: string;
  }
  export interface CupLifted {
    type: 'CupLifted';
    cup: number;
    guess: string | null;
    picture: string;
    to: number;
  }
  export interface CupLiftedAloud {
    type: 'CupLiftedAloud';
    cup: number;
    picture: string;
  }
  export interface Confirmed {
    type: 'Confirmed';
    seat: number;
    right: boolean;
  }
  export interface Judged {
    type: 'Judged';
    cup: number;
    right: boolean;
    to: number;
  }
  export interface RoundScored {
    type: 'RoundScored';
    points: number[];
  }
  export interface RoundBegun {
    type: 'RoundBegun';
    starter: number;
  }
  export interface Away {
    type: 'Away';
    seat: number;
  }
  export interface Back {
    type: 'Back';
    seat: number;
  }
  export interface ByBot {
    type: 'ByBot';
    seat: number;
  }
  export interface ByPerson {
    type: 'ByPerson';
    seat: number;
  }
  export interface Face {
    type: 'Face';
    picture: string;
    word: string;
    name: string;
  }
  export interface Setting {
    type: 'Setting';
  }
  export interface Hiding {
    type: 'Hiding';
    hider: number;
  }
  export interface Shown {
    type: 'Shown';
    hider: number;
    picture: string;
    cup: Cup;
    since: number;
    coverable: number;
    until: number;
  }
  export interface Recalling {
    type: 'Recalling';
    guesser: number;
    cup: number;
    naming: Naming;
    since: number;
    until: number | null;
    missed: string | null;
  }
  export interface Judgement {
    type: 'Judgement';
    guesser: number;
    cup: number;
    votes: [number, boolean][];
    judges: number[];
    since: number;
    until: number;
  }
  export interface Cleared {
    type: 'Cleared';
  }
  export interface Scored {
    type: 'Scored';
    points: number[];
    next: number;
    since: number;
    closable: number;
    until: number;
  }
  export interface Ended {
    type: 'Ended';
    points: number[];
  }
  export interface Covered {
    type: 'Covered';
    cup: Cup;
  }
  export interface Lifted {
    type: 'Lifted';
    cup: Cup;
    picture: string;
    guess: string | null;
    right: boolean;
    to: number | null;
  }
  export type Naming = 'aloud' | 'recall' | 'recognise';
  export type Scene = Setting | Hiding | Shown | Recalling | Judgement | Cleared | Scored | Ended;
  export type Cup = 'black' | 'blue' | 'gold' | 'red';
  export type Action = Roll | Cover | Guess | Name | Lift | Confirm | GiveUp | Done;
  export type News = FirstChosen | DiePicked | DieRolled | DieCovered | LookEnded | Missed | CupLifted | CupLiftedAloud | Confirmed | Judged | RoundScored | RoundBegun | Away | Back | ByBot | ByPerson;
}
export namespace memodixe {
  export interface Options {
    type: 'Options';
    edition: 'first' | 'revised';
    youngest: number | null;
    time: TimeScale;
  }
  export interface Public {
    type: 'Public';
    edition: string;
    turn: number;
    square: Spots;
    aside: Beside[];
    won: number[];
    reserve: number;
    discarded: number;
    last_caller: number | null;
    scene: Scene;
  }
  export interface Private {
    type: 'Private';
    seat: number;
    glimpses: Glimpse[];
    square: Spots;
  }
  export interface Flip {
    type: 'Flip';
    cell: number;
  }
  export interface Done {
    type: 'Done';
  }
  export interface Take {
    type: 'Take';
    cell: number;
  }
  export interface Look {
    type: 'Look';
    cells: number[];
  }
  export interface Swap {
    type: 'Swap';
    cells: [number, number];
  }
  export interface Rethrow {
    type: 'Rethrow';
    cell: number;
  }
  export interface SetAside {
    type: 'SetAside';
    cell: number;
  }
  export interface Steal {
    type: 'Steal';
    seat: number;
  }
  export interface Give {
    type: 'Give';
    seat: number;
  }
  export interface Again {
    type: 'Again';
  }
  export interface Pass {
    type: 'Pass';
  }
  export interface Dixe {
    type: 'Dixe';
  }
  export interface Continue {
    type: 'Continue';
  }
  export interface End {
    type: 'End';
  }
  export interface SquareLaid {
    type: 'SquareLaid';
    square: Spot[];
  }
  export interface TurnBegun {
    type: 'TurnBegun';
    seat: number;
    again: boolean;
    returned: number[];
  }
  export interface TurnPassed {
    type: 'TurnPassed';
    seat: number;
  }
  export interface Deadlocked {
    type: 'Deadlocked';
    cells: number[];
  }
  export interface Flipped {
    type: 'Flipped';
    cell: number;
    symbol: Symbol;
  }
  export interface FirstCovered {
    type: 'FirstCovered';
    cell: number;
  }
  export interface TurnedBack {
    type: 'TurnedBack';
    cells: number[];
  }
  export interface Looked {
    type: 'Looked';
    seat: number;
    cells: number[];
  }
  export interface LookDeclined {
    type: 'LookDeclined';
    seat: number;
  }
  export interface LookClosed {
    type: 'LookClosed';
    seat: number;
  }
  export interface DieWon {
    type: 'DieWon';
    seat: number;
    cell: number;
  }
  export interface PickedUp {
    type: 'PickedUp';
    cells: number[];
  }
  export interface DiceFell {
    type: 'DiceFell';
    cells: number[];
    dice: Lying[];
  }
  export interface DiceAdded {
    type: 'DiceAdded';
    cells: number[];
    dice: Lying[];
  }
  export interface SkullFell {
    type: 'SkullFell';
    seats: number[];
  }
  export interface Stolen {
    type: 'Stolen';
    thief: number;
    victim: number;
  }
  export interface Given {
    type: 'Given';
    giver: number;
    to: number;
  }
  export interface DieSetAside {
    type: 'DieSetAside';
    seat: number;
    cell: number;
  }
  export interface CurtainDrawn {
    type: 'CurtainDrawn';
    seat: number;
  }
  export interface Swapped {
    type: 'Swapped';
    cells: [number, number];
  }
  export interface SwapDeclined {
    type: 'SwapDeclined';
  }
  export interface CurtainOpened {
    type: 'CurtainOpened';
  }
  export interface Called {
    type: 'Called';
    seat: number;
  }
  export interface TurnedUp {
    type: 'TurnedUp';
    cell: number;
    symbol: Symbol;
  }
  export interface CallJudged {
    type: 'CallJudged';
    seat: number;
    right: boolean;
  }
  export interface Continued {
    type: 'Continued';
    seat: number;
  }
  export interface GameEnded {
    type: 'GameEnded';
  }
  export interface Beside {
    type: 'Beside';
    cell: number;
    owner: number;
    kind: Kind;
    top: Symbol;
  }
  export interface Between {
    type: 'Between';
  }
  export interface Starting {
    type: 'Starting';
  }
  export interface Turning {
    type: 'Turning';
    first: number;
    since: number;
    until: number | null;
  }
  export interface Different {
    type: 'Different';
    cells: number[];
    since: number;
    closable: number;
    until: number;
  }
  export interface Peeking {
    type: 'Peeking';
    pair: number[];
    since: number;
    until: number | null;
  }
  export interface Looking {
    type: 'Looking';
    pair: number[];
    cells: number[];
    since: number;
    closable: number;
    until: number;
  }
  export interface Pair {
    type: 'Pair';
    symbol: Symbol;
    cells: number[];
  }
  export interface Barren {
    type: 'Barren';
    symbol: Symbol;
    cells: number[];
    since: number;
    closable: number;
    until: number;
  }
  export interface Stealing {
    type: 'Stealing';
    victims: number[];
  }
  export interface Giving {
    type: 'Giving';
    givers: number[];
    fewest: number[];
  }
  export interface Replaying {
    type: 'Replaying';
  }
  export interface Rethrowing {
    type: 'Rethrowing';
  }
  export interface Anchoring {
    type: 'Anchoring';
  }
  export interface Hushing {
    type: 'Hushing';
    since: number;
    until: number;
  }
  export interface Curtain {
    type: 'Curtain';
    since: number;
    until: number;
  }
  export interface Calling {
    type: 'Calling';
    left: number[];
    since: number;
    until: number;
  }
  export interface Wrong {
    type: 'Wrong';
    lost: number;
    since: number;
    closable: number;
    until: number;
  }
  export interface Right {
    type: 'Right';
  }
  export interface Deciding {
    type: 'Deciding';
  }
  export interface Over {
    type: 'Over';
  }
  export interface Glimpse {
    type: 'Glimpse';
    cell: number;
    symbol: Symbol;
  }
  export interface Lying {
    type: 'Lying';
    kind: Kind;
    top: Symbol;
  }
  export interface Turned {
    type: 'Turned';
    kind: Kind;
    top: Symbol;
    symbol: Symbol;
  }
  export interface Free {
    type: 'Free';
  }
  export interface Kept {
    type: 'Kept';
    owner: number;
  }
  export type Spots = (Lying | Turned | Free | Kept)[];
  export type Scene = Between | Starting | Turning | Different | Peeking | Looking | Pair | Barren | Stealing | Giving | Replaying | Rethrowing | Anchoring | Hushing | Curtain | Calling | Wrong | Right | Deciding | Over;
  export type Spot = Lying | Turned | Free | Kept;
  export type Symbol = 'anchor' | 'aum' | 'bolt' | 'bomb' | 'clover' | 'mask' | 'pi' | 'skull' | 'smiley' | 'sun';
  export type Kind = 'arkan' | 'blaireau' | 'hanuman' | 'oni' | 'yorick';
  export type Action = Flip | Done | Take | Look | Swap | Rethrow | SetAside | Steal | Give | Again | Pass | Dixe | Continue | End;
  export type News = SquareLaid | TurnBegun | TurnPassed | Deadlocked | Flipped | FirstCovered | TurnedBack | Looked | LookDeclined | LookClosed | DieWon | PickedUp | DiceFell | DiceAdded | SkullFell | Stolen | Given | DieSetAside | CurtainDrawn | Swapped | SwapDeclined | CurtainOpened | Called | TurnedUp | CallJudged | Continued | GameEnded;
}
export namespace oni {
  export interface Options {
    type: 'Options';
    level: 'easy' | 'hard' | 'normal';
    oni: number | null;
    square: 9 | 12 | 15 | 16;
    acts: 'real' | 'screen';
    room: 'remote' | 'same';
    time: TimeScale;
  }
  export interface Public {
    type: 'Public';
    level: 'easy' | 'hard' | 'normal';
    oni: number;
    turn: number;
    square: Spots;
    aside: Beside[];
    bag: Won[];
    held: Won[];
    discarded: number;
    too_many: boolean;
    effects: (Middle | Spinning | Knucklebones | Hush | Monocle | Walking | HandsOff | HighFiving | Tower | Flight | Slapping | Hiding | King | Sapristi | LongLive | Feelings | Hidden)[];
    reminders: Reminder[];
    tasks: Task[];
    task_until: number | null;
    stirred: Stirred | null;
    fingers: Finger[];
    card: LastCard | null;
    cards_left: number;
    bans: number[];
    sought: Symbol | null;
    accusations: Accusation[];
    away: number[];
    lasts: number;
    ends_at: number | null;
    scene: Scene;
  }
  export interface Private {
    type: 'Private';
    seat: number;
    glimpses: Glimpse[];
    known: (TrueHand | Impressions)[];
  }
  export interface Go {
    type: 'Go';
  }
  export interface Flip {
    type: 'Flip';
    cell: number;
  }
  export interface Done {
    type: 'Done';
  }
  export interface Take {
    type: 'Take';
    cell: number;
  }
  export interface Show {
    type: 'Show';
    cells: number[];
  }
  export interface Choose {
    type: 'Choose';
    symbol: Symbol;
  }
  export interface Name {
    type: 'Name';
    symbol: Symbol;
  }
  export interface Next {
    type: 'Next';
  }
  export interface Again {
    type: 'Again';
  }
  export interface Pass {
    type: 'Pass';
  }
  export interface Dixe {
    type: 'Dixe';
  }
  export interface Suggest {
    type: 'Suggest';
    cell: number;
  }
  export interface FillCentre {
    type: 'FillCentre';
    cell: number;
  }
  export interface ThrowBack {
    type: 'ThrowBack';
    number: number;
  }
  export interface Reroll {
    type: 'Reroll';
    cell: number;
  }
  export interface Intercept {
    type: 'Intercept';
  }
  export interface Peek {
    type: 'Peek';
    cells: number[];
  }
  export interface Swap {
    type: 'Swap';
    cells: [number, number];
  }
  export interface Guess {
    type: 'Guess';
    hand: Hand;
  }
  export interface Turn {
    type: 'Turn';
    cells: number[];
  }
  export interface Lay {
    type: 'Lay';
    cell: number;
    symbol: Symbol;
  }
  export interface SetAside {
    type: 'SetAside';
    cell: number;
  }
  export interface Grab {
    type: 'Grab';
  }
  export interface Spin {
    type: 'Spin';
  }
  export interface Toss {
    type: 'Toss';
    card: Card;
  }
  export interface Catch {
    type: 'Catch';
    card: Card;
  }
  export interface Hold {
    type: 'Hold';
  }
  export interface LetGo {
    type: 'LetGo';
  }
  export interface Step {
    type: 'Step';
    side: Side;
  }
  export interface Arrive {
    type: 'Arrive';
  }
  export interface Point {
    type: 'Point';
    cell: number;
  }
  export interface HighFive {
    type: 'HighFive';
    seat: number;
  }
  export interface Stack {
    type: 'Stack';
  }
  export interface Slap {
    type: 'Slap';
  }
  export interface HandOver {
    type: 'HandOver';
    hand: Hand;
    feigned: boolean;
  }
  export interface Throw {
    type: 'Throw';
  }
  export interface Shout {
    type: 'Shout';
  }
  export interface Cheer {
    type: 'Cheer';
    symbol: Symbol;
  }
  export interface Feel {
    type: 'Feel';
    cells: number[];
  }
  export interface Accuse {
    type: 'Accuse';
    card: Card;
    seat: number;
  }
  export interface Admit {
    type: 'Admit';
    card: Card;
  }
  export interface Deny {
    type: 'Deny';
    card: Card;
  }
  export interface SymbolHidden {
    type: 'SymbolHidden';
    seat: number;
    cell: number;
  }
  export interface SeenPassing {
    type: 'SeenPassing';
    seat: number;
    hand: Hand;
  }
  export interface PassingEnded {
    type: 'PassingEnded';
  }
  export interface DiceFelt {
    type: 'DiceFelt';
    seat: number;
    cells: number[];
  }
  export interface SquareLaid {
    type: 'SquareLaid';
    square: Spot[];
  }
  export interface DiceFell {
    type: 'DiceFell';
    cells: number[];
    dice: Lying[];
  }
  export interface DieFellBack {
    type: 'DieFellBack';
    number: number;
    cell: number;
    die: Lying;
  }
  export interface Away {
    type: 'Away';
    seat: number;
  }
  export interface Back {
    type: 'Back';
    seat: number;
  }
  export interface ByBot {
    type: 'ByBot';
    seat: number;
  }
  export interface ByPerson {
    type: 'ByPerson';
    seat: number;
  }
  export interface Talked {
    type: 'Talked';
    seat: number;
  }
  export interface ClockStarted {
    type: 'ClockStarted';
    seat: number;
  }
  export interface TurnCame {
    type: 'TurnCame';
    seat: number;
    again: boolean;
  }
  export interface TryBegun {
    type: 'TryBegun';
    seat: number;
    symbol: Symbol;
  }
  export interface Tried {
    type: 'Tried';
    seat: number;
    cell: number;
    symbol: Symbol;
  }
  export interface TurnBegun {
    type: 'TurnBegun';
    seat: number;
    again: boolean;
    returned: number[];
  }
  export interface TurnSkipped {
    type: 'TurnSkipped';
    seat: number;
    begun: boolean;
    returned: number[];
  }
  export interface TurnPassed {
    type: 'TurnPassed';
    seat: number;
  }
  export interface Deadlocked {
    type: 'Deadlocked';
    cells: number[];
  }
  export interface Flipped {
    type: 'Flipped';
    seat: number;
    cell: number;
    symbol: Symbol;
    second: boolean;
  }
  export interface FirstCovered {
    type: 'FirstCovered';
    cell: number;
  }
  export interface Suggested {
    type: 'Suggested';
    seat: number;
    cell: number;
  }
  export interface FingerLowered {
    type: 'FingerLowered';
    seat: number;
  }
  export interface TurnedBack {
    type: 'TurnedBack';
    cells: number[];
  }
  export interface PairLaid {
    type: 'PairLaid';
    symbol: Symbol;
    cells: number[];
  }
  export interface Shown {
    type: 'Shown';
    seat: number;
    cells: number[];
    symbols: Symbol[];
  }
  export interface ShowDeclined {
    type: 'ShowDeclined';
    seat: number;
  }
  export interface ShowClosed {
    type: 'ShowClosed';
    cells: number[];
  }
  export interface EffectsEnded {
    type: 'EffectsEnded';
    returned: number[];
  }
  export interface DieWon {
    type: 'DieWon';
    seat: number;
    cell: number;
    number: number;
    symbol: Symbol | null;
  }
  export interface PickedUp {
    type: 'PickedUp';
    cells: number[];
  }
  export interface SymbolChosen {
    type: 'SymbolChosen';
    seat: number;
    cell: number;
    symbol: Symbol;
  }
  export interface DieLaid {
    type: 'DieLaid';
    cell: number;
    die: Die;
  }
  export interface SymbolNamed {
    type: 'SymbolNamed';
    seat: number;
    symbol: Symbol;
  }
  export interface NextPressed {
    type: 'NextPressed';
    seat: number;
  }
  export interface CardDrawn {
    type: 'CardDrawn';
    seat: number;
    card: Card;
  }
  export interface ReplayOffered {
    type: 'ReplayOffered';
    seat: number;
  }
  export interface ReplayDeclined {
    type: 'ReplayDeclined';
    seat: number;
  }
  export interface OniFlipped {
    type: 'OniFlipped';
    seat: number;
    cell: number;
  }
  export interface OniTurnedBack {
    type: 'OniTurnedBack';
    cells: number[];
  }
  export interface CentreFilled {
    type: 'CentreFilled';
    seat: number;
    cell: number;
    centre: number;
  }
  export interface Penalised {
    type: 'Penalised';
    seat: number;
    card: Card;
  }
  export interface PenaltyPicked {
    type: 'PenaltyPicked';
    seat: number;
    number: number;
  }
  export interface OniDeclined {
    type: 'OniDeclined';
    card: Card;
  }
  export interface Accused {
    type: 'Accused';
    seat: number;
    card: Card;
  }
  export interface Admitted {
    type: 'Admitted';
    seat: number;
    card: Card;
    silent: boolean;
  }
  export interface Denied {
    type: 'Denied';
    seat: number;
    card: Card;
  }
  export interface AccusationForgotten {
    type: 'AccusationForgotten';
    seat: number;
    card: Card;
  }
  export interface Called {
    type: 'Called';
    seat: number;
  }
  export interface CallOpened {
    type: 'CallOpened';
    cells: number[];
  }
  export interface TurnedUp {
    type: 'TurnedUp';
    cell: number;
    symbol: Symbol;
  }
  export interface CallJudged {
    type: 'CallJudged';
    seat: number;
    right: boolean;
  }
  export interface ClockRang {
    type: 'ClockRang';
  }
  export interface Dropped {
    type: 'Dropped';
    seat: number;
    card: Card;
    number: number;
  }
  export interface Grabbed {
    type: 'Grabbed';
    seat: number;
  }
  export interface NobodyGrabbed {
    type: 'NobodyGrabbed';
  }
  export interface Spun {
    type: 'Spun';
    seat: number;
  }
  export interface Tossed {
    type: 'Tossed';
    seat: number;
  }
  export interface Caught {
    type: 'Caught';
    seat: number;
    card: Card;
  }
  export interface Missed {
    type: 'Missed';
    seat: number;
  }
  export interface Held {
    type: 'Held';
    seat: number;
  }
  export interface Released {
    type: 'Released';
    seat: number;
  }
  export interface RerollPicked {
    type: 'RerollPicked';
    seat: number;
    cell: number;
  }
  export interface Stepped {
    type: 'Stepped';
    seat: number;
    side: Side;
  }
  export interface Arrived {
    type: 'Arrived';
    seat: number;
  }
  export interface Pointed {
    type: 'Pointed';
    seat: number;
    cell: number;
  }
  export interface Touched {
    type: 'Touched';
    seat: number;
    cell: number;
  }
  export interface HighFived {
    type: 'HighFived';
    seat: number;
    to: number;
  }
  export interface Stacked {
    type: 'Stacked';
    seat: number;
    toppled: boolean;
  }
  export interface TossedTo {
    type: 'TossedTo';
    seat: number;
    to: number;
    number: number;
  }
  export interface Received {
    type: 'Received';
    seat: number;
    number: number;
  }
  export interface Intercepted {
    type: 'Intercepted';
    seat: number;
    number: number;
    right: boolean;
  }
  export interface Slapped {
    type: 'Slapped';
    seat: number;
  }
  export interface SlapEnded {
    type: 'SlapEnded';
  }
  export interface OniPeeked {
    type: 'OniPeeked';
    seat: number;
    cells: number[];
  }
  export interface PeekClosed {
    type: 'PeekClosed';
  }
  export interface OniSwapped {
    type: 'OniSwapped';
    cells: number[];
  }
  export interface DieSetAside {
    type: 'DieSetAside';
    seat: number;
    cell: number;
  }
  export interface KingThrown {
    type: 'KingThrown';
    seat: number;
  }
  export interface KingFell {
    type: 'KingFell';
    symbol: Symbol;
  }
  export interface Shouted {
    type: 'Shouted';
    seat: number;
  }
  export interface Cheered {
    type: 'Cheered';
    seat: number;
    symbol: Symbol;
  }
  export interface CheeringEnded {
    type: 'CheeringEnded';
  }
  export interface HandedOver {
    type: 'HandedOver';
    seat: number;
    hand: Hand;
    feigned: boolean;
  }
  export interface HidingEnded {
    type: 'HidingEnded';
    hand: Hand;
  }
  export interface Guessed {
    type: 'Guessed';
    seat: number;
    hand: Hand;
    right: boolean;
  }
  export interface OniTurned {
    type: 'OniTurned';
    seat: number;
    cells: number[];
  }
  export interface SymbolSet {
    type: 'SymbolSet';
    seat: number;
    cell: number;
    symbol: Symbol;
  }
  export interface TopsRedrawn {
    type: 'TopsRedrawn';
    cells: number[];
    dice: Die[];
  }
  export interface Feeling {
    type: 'Feeling';
    seat: number;
    cells: number[];
  }
  export interface FeelingEnded {
    type: 'FeelingEnded';
    seat: number;
  }
  export interface Felt {
    type: 'Felt';
    seat: number;
    cells: number[];
    symbols: Symbol[][];
  }
  export interface Beside {
    type: 'Beside';
    cell: number;
    owner: number;
    kind: Kind;
    top: Symbol;
  }
  export interface Won {
    number: number;
    kind: Kind;
  }
  export interface Reminder {
    type: 'Reminder';
    card: Card;
    seats: number[];
    ends: Ends;
  }
  export interface Stirred {
    cells: number[];
    at: number;
  }
  export interface Finger {
    seat: number;
    cell: number;
    until: number;
  }
  export interface LastCard {
    type: 'LastCard';
    card: Card;
    seat: number;
    at: number;
  }
  export interface Accusation {
    type: 'Accusation';
    card: Card;
    seat: number;
    until: number;
    denied: boolean;
  }
  export interface Between {
    type: 'Between';
  }
  export interface Ready {
    type: 'Ready';
  }
  export interface Passing {
    type: 'Passing';
    to: number;
    offered: boolean;
  }
  export interface Readying {
    type: 'Readying';
    again: boolean;
    since: number;
  }
  export interface Trying {
    type: 'Trying';
    symbol: Symbol;
    since: number;
  }
  export interface TryShown {
    type: 'TryShown';
    cell: number;
    right: boolean;
    since: number;
    closable: number;
    until: number;
  }
  export interface Starting {
    type: 'Starting';
    since: number;
  }
  export interface Stuck {
    type: 'Stuck';
    since: number;
    until: number;
  }
  export interface Turning {
    type: 'Turning';
    first: number;
    since: number;
    until: number | null;
  }
  export interface Different {
    type: 'Different';
    cells: number[];
    since: number;
    closable: number;
    until: number;
  }
  export interface Found {
    type: 'Found';
    symbol: Symbol;
    cells: number[];
    since: number;
  }
  export interface Peeking {
    type: 'Peeking';
    pair: number[];
    since: number;
    until: number;
  }
  export interface Showing {
    type: 'Showing';
    pair: number[];
    cells: number[];
    since: number;
    closable: number;
    until: number;
  }
  export interface Pair {
    type: 'Pair';
    symbol: Symbol;
    cells: number[];
    since: number;
  }
  export interface Barren {
    type: 'Barren';
    symbol: Symbol;
    cells: number[];
    since: number;
    closable: number;
    until: number;
  }
  export interface Choosing {
    type: 'Choosing';
    cell: number;
    since: number;
  }
  export interface Naming {
    type: 'Naming';
    since: number;
  }
  export interface Pressing {
    type: 'Pressing';
    since: number;
    replay: boolean;
  }
  export interface Replaying {
    type: 'Replaying';
    since: number;
    until: number;
  }
  export interface Announced {
    type: 'Announced';
    since: number;
  }
  export interface Calling {
    type: 'Calling';
    left: number[];
    since: number;
    until: number;
  }
  export interface Wrong {
    type: 'Wrong';
    lost: number;
    since: number;
    closable: number;
    until: number;
  }
  export interface Over {
    type: 'Over';
    winner: 'oni' | 'team';
    at: number;
  }
  export interface Glimpse {
    type: 'Glimpse';
    cell: number;
    symbol: Symbol;
  }
  export interface Lying {
    type: 'Lying';
    kind: Kind;
    top: Symbol;
  }
  export interface Die {
    kind: Kind;
    hidden: Symbol;
    top: Symbol;
    seen?: boolean;
    felt?: Symbol[];
  }
  export interface Turned {
    type: 'Turned';
    kind: Kind;
    top: Symbol;
    symbol: Symbol;
  }
  export interface Free {
    type: 'Free';
  }
  export interface Kept {
    type: 'Kept';
    owner: number;
  }
  export interface Middle {
    type: 'Middle';
    who: number;
    cell: number;
    until: number;
    grabbed: number | null;
  }
  export interface Spinning {
    type: 'Spinning';
    who: number;
    owed: number[];
    dizzy: boolean;
    over: boolean;
  }
  export interface Knucklebones {
    type: 'Knucklebones';
    who: number;
    dice: [Won, Won];
    tossed: number | null;
  }
  export interface Hush {
    type: 'Hush';
    who: number;
    spoke: number[];
  }
  export interface Monocle {
    type: 'Monocle';
    who: number;
    die: Won;
    drops_at: number | null;
  }
  export interface Walking {
    type: 'Walking';
    who: number;
    die: Won;
    until: number | null;
    steps: number;
    side: Side | null;
  }
  export interface HandsOff {
    type: 'HandsOff';
    who: number;
    pointed: number | null;
    touched: number[];
  }
  export interface HighFiving {
    type: 'HighFiving';
    who: number;
    raised: Raised[];
    given: number[];
    late: boolean;
    owed: boolean;
    last: number | null;
  }
  export interface Tower {
    type: 'Tower';
    who: number;
    builder: number | null;
    stacked: number;
    last: number | null;
  }
  export interface Flight {
    type: 'Flight';
    who: number;
    die: Won;
    holder: number;
    path: number[];
    until: number | null;
    tossed: number | null;
    reached: boolean;
    lost: boolean;
  }
  export interface Slapping {
    type: 'Slapping';
    who: number;
    until: number;
    slapped: number[];
    owed: boolean;
  }
  export interface Hiding {
    type: 'Hiding';
    who: number;
    die: Won;
    hand: Hand | null;
    until: number | null;
  }
  export interface King {
    type: 'King';
    who: number;
    number: number;
    symbol: Symbol;
    thrower: number | null;
    falls_at: number | null;
    fell: Symbol | null;
  }
  export interface Sapristi {
    type: 'Sapristi';
    who: number;
    finder: number | null;
    until: number | null;
  }
  export interface LongLive {
    type: 'LongLive';
    who: number;
    symbol: Symbol | null;
    owed: number[];
    until: number | null;
  }
  export interface Feelings {
    type: 'Feelings';
    who: number;
    until: number;
    cells: number[];
    told: boolean;
  }
  export interface Hidden {
    type: 'Hidden';
    who: number;
    die: Won;
    until: number | null;
  }
  export interface TurnTwo {
    type: 'TurnTwo';
    turned: number[];
    seen_until: number | null;
  }
  export interface Penalty {
    type: 'Penalty';
    picked: number | null;
  }
  export interface ThrowOne {
    type: 'ThrowOne';
    picked: number | null;
  }
  export interface LookAtTwo {
    type: 'LookAtTwo';
    turned: number[];
    seen_until: number | null;
  }
  export interface SwapTwo {
    type: 'SwapTwo';
  }
  export interface TurnAndLay {
    type: 'TurnAndLay';
    turned: number[];
    left: number[];
    laid: number | null;
  }
  export interface PutAside {
    type: 'PutAside';
    who: number;
  }
  export interface TrueHand {
    type: 'TrueHand';
    hand: Hand;
  }
  export interface Impressions {
    type: 'Impressions';
    cells: number[];
    symbols: Symbol[][];
  }
  export interface Raised {
    seat: number;
    to: number;
    until: number;
  }
  export type Spots = (Lying | Turned | Free | Kept)[];
  export type Task = TurnTwo | Penalty | ThrowOne | LookAtTwo | SwapTwo | TurnAndLay | PutAside;
  export type Symbol = 'anchor' | 'aum' | 'bolt' | 'bomb' | 'clover' | 'mask' | 'pi' | 'skull' | 'smiley' | 'sun';
  export type Scene = Between | Ready | Passing | Readying | Trying | TryShown | Starting | Stuck | Turning | Different | Found | Peeking | Showing | Pair | Barren | Choosing | Naming | Pressing | Replaying | Announced | Calling | Wrong | Over;
  export type Hand = [number, 'left' | 'right'];
  export type Card = 'feel_it' | 'hands_off' | 'hide_it' | 'high_five' | 'hush' | 'king_symbol' | 'knucklebones' | 'long_live' | 'monocle' | 'on_your_head' | 'oni' | 'oni_cheats' | 'oni_rerolls' | 'oni_shuffles' | 'oni_takes_one' | 'oni_turns' | 'play' | 'sapristix' | 'set_aside' | 'slap' | 'spin' | 'steal_the_middle' | 'toss_it' | 'turret';
  export type Side = 'left' | 'right';
  export type Spot = Lying | Turned | Free | Kept;
  export type Kind = 'arkan' | 'blaireau' | 'hanuman' | 'oni' | 'yorick';
  export type Ends = 'deed' | 'game' | 'time' | 'turn';
  export type Action = Go | Flip | Done | Take | Show | Choose | Name | Next | Again | Pass | Dixe | Suggest | FillCentre | ThrowBack | Reroll | Intercept | Peek | Swap | Guess | Turn | Lay | SetAside | Grab | Spin | Toss | Catch | Hold | LetGo | Step | Arrive | Point | HighFive | Stack | Slap | HandOver | Throw | Shout | Cheer | Feel | Accuse | Admit | Deny;
  export type News = SymbolHidden | SeenPassing | PassingEnded | DiceFelt | SquareLaid | DiceFell | DieFellBack | Away | Back | ByBot | ByPerson | Talked | ClockStarted | TurnCame | TryBegun | Tried | TurnBegun | TurnSkipped | TurnPassed | Deadlocked | Flipped | FirstCovered | Suggested | FingerLowered | TurnedBack | PairLaid | Shown | ShowDeclined | ShowClosed | EffectsEnded | DieWon | PickedUp | SymbolChosen | DieLaid | SymbolNamed | NextPressed | CardDrawn | ReplayOffered | ReplayDeclined | OniFlipped | OniTurnedBack | CentreFilled | Penalised | PenaltyPicked | OniDeclined | Accused | Admitted | Denied | AccusationForgotten | Called | CallOpened | TurnedUp | CallJudged | ClockRang | Dropped | Grabbed | NobodyGrabbed | Spun | Tossed | Caught | Missed | Held | Released | RerollPicked | Stepped | Arrived | Pointed | Touched | HighFived | Stacked | TossedTo | Received | Intercepted | Slapped | SlapEnded | OniPeeked | PeekClosed | OniSwapped | DieSetAside | KingThrown | KingFell | Shouted | Cheered | CheeringEnded | HandedOver | HidingEnded | Guessed | OniTurned | SymbolSet | TopsRedrawn | Feeling | FeelingEnded | Felt;
}
export interface Games {
  fix: { options: fix.Options; public: fix.Public; private: fix.Private; action: fix.Action; news: fix.News };
  jinx: { options: jinx.Options; public: jinx.Public; private: jinx.Private; action: jinx.Action; news: jinx.News };
  memo_dice: { options: memo_dice.Options; public: memo_dice.Public; private: memo_dice.Private; action: memo_dice.Action; news: memo_dice.News };
  memodixe: { options: memodixe.Options; public: memodixe.Public; private: memodixe.Private; action: memodixe.Action; news: memodixe.News };
  oni: { options: oni.Options; public: oni.Public; private: oni.Private; action: oni.Action; news: oni.News };
}
