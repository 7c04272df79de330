/** What a whole room is shown: somebody calls something, or something went well or badly. */
export type Mood = 'call' | 'good' | 'bad'
