/** What is told to a whole room: somebody calls something, or it went well, or badly. */
export type Mood = 'call' | 'good' | 'bad'
